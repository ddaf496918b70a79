import type { ComponentPropsWithRef } from 'react'
import { Field, useFieldProps, type FieldTexts } from './field.tsx'

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

/** A native select, which phones show as their own picker. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { frame, control } = useFieldProps(props)
  return (
    <Field {...frame}>
      <select {...control} className="input">
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
