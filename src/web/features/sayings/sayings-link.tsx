import { useTranslation } from '#web/lib/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { WayCard } from '#web/ui/way-card.tsx'

/** The way from the settings to what search knows of words. */
export function SayingsLink() {
  const { t } = useTranslation()
  return (
    <WayCard
      title={t('sayings.title')}
      text={t('sayings.linkText')}
      label={t('sayings.see')}
      to={paths.sayings()}
    />
  )
}
