import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Seal } from '#web/ui/seal.tsx'

/** Every live job was verified by the team. */
export function Verified() {
  const { t } = useTranslation()
  return (
    <span className="verified">
      <Seal size={22} />
      {t('job.verified')}
    </span>
  )
}
