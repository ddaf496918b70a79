import type { ComponentPropsWithRef } from 'react'
import { Field, useFieldWiring, type FieldTexts } from './field.tsx'

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts> {}

/** Several lines of text. */
export function TextArea({
  label,
  note,
  hint,
  error,
  good,
  required,
  className,
  id,
  rows = 4,
  ...area
}: TextAreaProps) {
  const wiring = useFieldWiring({ error, good, hint }, { id, name: area.name })
  return (
    <Field {...{ label, note, hint, error, good, required, className, wiring }}>
      <textarea
        {...area}
        id={wiring.id}
        rows={rows}
        required={required}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={wiring.describedBy}
      />
    </Field>
  )
}
