import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'
import { Field, useFieldProps, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts> {
  icon?: LucideIcon | undefined
  inputClassName?: string | undefined
}

/**
 * A single-line text field. `className` applies to the whole field, the other props to the input.
 */
export function TextField({ icon, inputClassName, type = 'text', ...props }: TextFieldProps) {
  const { frame, control } = useFieldProps(props)
  const input = <input {...control} type={type} className={cx('input', inputClassName)} />
  return (
    <Field {...frame}>
      {icon ? (
        <div className="with-ic">
          <Icon of={icon} />
          {input}
        </div>
      ) : (
        input
      )}
    </Field>
  )
}
