import { Check } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

interface TickProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: string
}

/** A single checkbox ('Same as above address'). */
export function Tick({ label, className, ...input }: TickProps) {
  return (
    <label className={cx('choice choice--tick', className)}>
      <input {...input} type="checkbox" />
      <span className="box">
        <Icon of={Check} />
      </span>
      <span>{label}</span>
    </label>
  )
}
