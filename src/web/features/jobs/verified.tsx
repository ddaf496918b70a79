import { useTranslation } from '#web/lib/i18n/translation.ts'
import { CardSeal } from '#web/ui/card-seal.tsx'

/** Every live job was verified by the team. */
export function Verified() {
  const { t } = useTranslation()
  return (
    <span className="verified">
      <CardSeal size={22} />
      {t('job.verified')}
    </span>
  )
}
