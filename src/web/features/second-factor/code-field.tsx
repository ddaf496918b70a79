import type { Ref } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { limits } from '#contract/limits.ts'
import { OtpField } from '#web/ui/otp-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type CodeFieldProps = {
  ref: Ref<HTMLInputElement>
  value: string
  error: string | undefined
  onType: (typed: string) => void
  /** A recovery code is asked for, not one of the app. */
  isRecovery?: boolean
}

/** A code of the second step: of the app, or one from paper. */
export function CodeField({ isRecovery = false, onType, ...field }: CodeFieldProps) {
  const { t } = useTranslation()
  const common = {
    ...field,
    required: true,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  }
  return isRecovery ? (
    <TextField
      {...common}
      label={t('secondFactor.recoveryLabel')}
      name="recoveryCode"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={limits.shortText}
    />
  ) : (
    <OtpField
      {...common}
      label={t('secondFactor.codeLabel')}
      name="code"
      length={limits.secondFactorDigits}
    />
  )
}
