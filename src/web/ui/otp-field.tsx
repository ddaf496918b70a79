import type { ChangeEvent } from 'react'
import { onlyDigits } from './digits.ts'
import { Field, useFieldWiring } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

interface OtpFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'inputClassName'> {
  length?: number | undefined
  /** Called when the last digit is in. */
  onComplete?: ((code: string) => void) | undefined
}

/** One wide input for the code, so that the phone can fill it in from the message. */
export function OtpField({
  label,
  note,
  hint,
  error,
  good,
  required,
  className,
  id,
  length = 6,
  onComplete,
  onChange,
  ...input
}: OtpFieldProps) {
  const wiring = useFieldWiring({ error, good, hint }, { id, name: input.name })

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const code = onlyDigits(event.target.value, length)
    if (code !== event.target.value) event.target.value = code
    onChange?.(event)
    if (code.length === length) onComplete?.(code)
  }

  return (
    <Field {...{ label, note, hint, error, good, required, className, wiring }}>
      <input
        {...input}
        id={wiring.id}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        required={required}
        className="input otp"
        aria-invalid={error ? true : undefined}
        aria-describedby={wiring.describedBy}
        onChange={handleChange}
      />
    </Field>
  )
}
