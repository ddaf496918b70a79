import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'
import { Field, useFieldWiring, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts> {
  icon?: LucideIcon | undefined
  inputClassName?: string | undefined
}

/** One line of text. `className` goes to the whole field; the rest to the input. */
export function TextField({
  label,
  note,
  hint,
  error,
  good,
  required,
  icon,
  className,
  inputClassName,
  id,
  type = 'text',
  ...input
}: TextFieldProps) {
  const wiring = useFieldWiring({ error, good, hint }, { id, name: input.name })
  const control = (
    <input
      {...input}
      id={wiring.id}
      type={type}
      required={required}
      className={cx('input', inputClassName)}
      aria-invalid={error ? true : undefined}
      aria-describedby={wiring.describedBy}
    />
  )
  return (
    <Field {...{ label, note, hint, error, good, required, className, wiring }}>
      {icon ? (
        <div className="with-ic">
          <Icon of={icon} />
          {control}
        </div>
      ) : (
        control
      )}
    </Field>
  )
}
