import type { ComponentPropsWithRef } from 'react'
import { Field, useFieldWiring, type FieldTexts } from './field.tsx'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, keyof FieldTexts | 'children'> {
  options: readonly SelectOption[]
  /** The first, empty choice ('State', 'All Categories'). */
  placeholder?: string | undefined
  isLabelHidden?: boolean | undefined
}

/** The phone's own list of choices. */
export function SelectField({
  label,
  note,
  hint,
  error,
  good,
  required,
  className,
  id,
  options,
  placeholder,
  isLabelHidden,
  ...select
}: SelectFieldProps) {
  const wiring = useFieldWiring({ error, good, hint }, { id, name: select.name })
  return (
    <Field {...{ label, note, hint, error, good, required, isLabelHidden, className, wiring }}>
      <select
        {...select}
        id={wiring.id}
        required={required}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={wiring.describedBy}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
