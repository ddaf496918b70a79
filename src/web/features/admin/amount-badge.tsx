import { BadgeIndianRupee, Gift } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Badge } from '#web/ui/badge.tsx'

/** The amount that the employer paid for the post. */
export function AmountBadge({ amount }: { amount: number }) {
  const { t } = useTranslation()
  return amount === 0 ? (
    <Badge icon={Gift}>{t('jobField.freePost')}</Badge>
  ) : (
    <Badge icon={BadgeIndianRupee} tone="info">
      {t('jobField.paid', { amount })}
    </Badge>
  )
}
