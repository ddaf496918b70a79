import type { ChangeEvent } from 'react'
import { onlyDigits } from './digits.ts'
import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

interface OtpFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'inputClassName'> {
  length?: number | undefined
  /** Called when the last digit is typed. */
  onComplete?: ((code: string) => void) | undefined
}

/** A single wide input for the code, so that the phone can fill it in from the SMS. */
export function OtpField({ length = 6, onComplete, onChange, ...props }: OtpFieldProps) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const code = onlyDigits(event.target.value, length)
    if (code !== event.target.value) event.target.value = code
    onChange?.(event)
    if (code.length === length) onComplete?.(code)
  }

  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      inputClassName="otp"
      onChange={handleChange}
    />
  )
}
