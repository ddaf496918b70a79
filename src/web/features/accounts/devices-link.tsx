import { useTranslation } from '#web/lib/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { WayCard } from '#web/ui/way-card.tsx'

/** The way from a profile or the settings to the list of devices. */
export function DevicesLink() {
  const { t } = useTranslation()
  return (
    <WayCard
      title={t('devices.title')}
      text={t('devices.linkText')}
      label={t('devices.see')}
      to={paths.signedInDevices()}
    />
  )
}
