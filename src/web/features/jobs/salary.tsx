import { useTranslation } from '#web/lib/translation.ts'
import { salaryText } from '#web/lib/salary-text.ts'

/** The salary in large figures, '/ month' in small ones. */
export function Salary({ text }: { text: string }) {
  const { t } = useTranslation()
  const { amount, isMonthly } = salaryText(text)
  return (
    <p className="money">
      {amount}
      {isMonthly && <small> {t('job.perMonth')}</small>}
    </p>
  )
}
