import type { Ref } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { limits } from '#contract/limits.ts'
import { OtpField } from '#web/ui/otp-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type CodeFieldProps = {
  ref: Ref<HTMLInputElement>
  value: string
  error: string | undefined
  onType: (typed: string) => void
  /** The field accepts a recovery code instead of an app code. */
  isRecovery?: boolean
}

/** The field of a second-factor code: from the app, or a recovery code. */
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
