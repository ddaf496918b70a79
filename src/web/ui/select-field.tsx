import type { ComponentPropsWithRef } from 'react'
import { Field, useFieldProps, type FieldTexts } from './field.tsx'

export interface SelectOption {
  value: string
  label: string
  /** The label of the options that it stands with. Options of one group follow each other. */
  group?: string | undefined
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
        {[...new Set(options.map(({ group }) => group))].map((group) => {
          const within = options.filter((option) => option.group === group)
          const choices = within.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))
          if (group === undefined) return choices
          return (
            <optgroup key={group} label={group}>
              {choices}
            </optgroup>
          )
        })}
      </select>
    </Field>
  )
}
