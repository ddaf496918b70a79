import { findRisk, hasMobileNumber } from '#contract/job-posting/risk-words.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** What an employer should take out of a text that candidates read. */
export function TextHint({ text }: { text: string }) {
  const { t } = useTranslation()
  const risk = findRisk(text)
  if (risk !== undefined) return t('jobForm.riskFound', { words: risk })
  return hasMobileNumber(text) ? t('jobForm.numberInText') : null
}
