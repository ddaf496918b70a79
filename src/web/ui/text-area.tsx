import type { ComponentPropsWithRef } from 'react'
import { Field, useFieldProps, type FieldTexts } from './field.tsx'

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts> {}

/** A multi-line text field. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const { frame, control } = useFieldProps(props)
  return (
    <Field {...frame}>
      <textarea {...control} rows={rows} className="input" />
    </Field>
  )
}
