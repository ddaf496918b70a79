import { useTranslation } from '#web/lib/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { WayCard } from '#web/ui/way-card.tsx'

/** The way from the settings to how the product is. */
export function SystemLink() {
  const { t } = useTranslation()
  return (
    <WayCard
      title={t('system.title')}
      text={t('system.linkText')}
      label={t('system.see')}
      to={paths.system()}
    />
  )
}
