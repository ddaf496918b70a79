import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export type NoticeTone = 'info' | 'warn' | 'no' | 'ok'

const icons = { info: Info, warn: TriangleAlert, no: CircleAlert, ok: CircleCheck }

interface NoticeProps {
  tone?: NoticeTone | undefined
  className?: string | undefined
  children: ReactNode
}

/** A tinted box for a standing fact. What just happened is a toast's matter. */
export function Notice({ tone = 'info', className, children }: NoticeProps) {
  return (
    <div className={cx('notice', tone !== 'info' && `notice--${tone}`, className)}>
      <Icon of={icons[tone]} />
      <div className="grow min-w-0">{children}</div>
    </div>
  )
}
