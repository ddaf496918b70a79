import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export type NoticeTone = 'info' | 'warn' | 'error' | 'success'

const icons = { info: Info, warn: TriangleAlert, error: CircleAlert, success: CircleCheck }

interface NoticeProps {
  tone?: NoticeTone | undefined
  className?: string | undefined
  children: ReactNode
}

/** A tinted box for a lasting fact. An event is a toast. */
export function Notice({ tone = 'info', className, children }: NoticeProps) {
  return (
    <div className={cx('notice', tone !== 'info' && `notice--${tone}`, className)}>
      <Icon of={icons[tone]} />
      <div className="flex-1 min-w-0 max-letters:basis-word">{children}</div>
    </div>
  )
}
