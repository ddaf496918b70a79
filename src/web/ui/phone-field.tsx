import type { ChangeEvent } from 'react'
import { Field, useFieldProps } from './field.tsx'
import { toNationalNumber } from './digits.ts'
import type { TextFieldProps } from './text-field.tsx'

interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'inputClassName'> {
  /** The country's code, '+91'. */
  countryCode: string
}

/** A mobile number with its country code in front. A pasted '+91 98…' is reduced to the number. */
export function PhoneField({ countryCode, onChange, ...props }: PhoneFieldProps) {
  const { frame, control } = useFieldProps(props)
  const codeId = `${control.id}-code`

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const number = toNationalNumber(event.target.value, countryCode)
    if (number !== event.target.value) event.target.value = number
    onChange?.(event)
  }

  return (
    <Field {...frame}>
      <div className="affix">
        <span className="input" id={codeId}>
          {countryCode}
        </span>
        <input
          autoComplete="tel"
          {...control}
          type="tel"
          inputMode="numeric"
          className="input tabular-nums"
          aria-describedby={[codeId, control['aria-describedby']].filter(Boolean).join(' ')}
          onChange={handleChange}
        />
      </div>
    </Field>
  )
}
