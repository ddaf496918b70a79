import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Track } from '#web/ui/track.tsx'
import { lookOf } from './application-status.ts'

/** The progress of an application: Applied, With HR, result. */
export function ApplicationTrack({ status }: { status: string | null | undefined }) {
  const { t } = useTranslation()
  const { reached, lastStation, isBad } = lookOf(status)
  return (
    <Track
      label={t('application.track')}
      stations={[t('application.applied'), t('application.withHrStation'), t(lastStation)]}
      reached={reached}
      isBad={isBad}
    />
  )
}
