import type { ChangeEvent } from 'react'
import { Field, useFieldWiring } from './field.tsx'
import { toNationalNumber } from './digits.ts'
import type { TextFieldProps } from './text-field.tsx'

interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'inputClassName'> {
  /** The country's code, '+91'. */
  countryCode: string
}

/** A mobile number with the country's code joined to it. A pasted '+91 98…' keeps only the number. */
export function PhoneField({
  label,
  note,
  hint,
  error,
  good,
  required,
  className,
  id,
  countryCode,
  onChange,
  ...input
}: PhoneFieldProps) {
  const wiring = useFieldWiring({ error, good, hint }, { id, name: input.name })
  const codeId = `${wiring.id}-code`

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const number = toNationalNumber(event.target.value, countryCode)
    if (number !== event.target.value) event.target.value = number
    onChange?.(event)
  }

  return (
    <Field {...{ label, note, hint, error, good, required, className, wiring }}>
      <div className="affix">
        <span className="input" id={codeId}>
          {countryCode}
        </span>
        <input
          autoComplete="tel"
          {...input}
          id={wiring.id}
          type="tel"
          inputMode="numeric"
          required={required}
          className="input num"
          aria-invalid={error ? true : undefined}
          aria-describedby={[codeId, wiring.describedBy].filter(Boolean).join(' ')}
          onChange={handleChange}
        />
      </div>
    </Field>
  )
}
