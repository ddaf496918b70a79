import { useTranslation } from '#web/lib/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { WayCard } from '#web/ui/way-card.tsx'

/** The way from a profile to the privacy screen. */
export function PrivacyLink() {
  const { t } = useTranslation()
  return (
    <WayCard
      title={t('privacy.manage')}
      text={t('privacy.intro')}
      label={t('privacy.open')}
      to={paths.myPrivacy()}
    />
  )
}
