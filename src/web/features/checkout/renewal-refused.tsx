import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Link } from '#web/ui/link.ts'
import { Notice } from '#web/ui/notice.tsx'

/** A job that can't be renewed now, and why. */
export function RenewalRefused({ jobId, isEarly }: { jobId: string; isEarly: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="wrap py-6 lg:py-10">
      <h1>{t('renewal.title')}</h1>
      <Notice className="my-4">
        <p>{t(isEarly ? 'renewal.tooEarly' : 'renewal.notNow')}</p>
      </Notice>
      <ButtonLink render={<Link to={paths.postedJob(jobId)} />}>{t('renewal.seeJob')}</ButtonLink>
    </div>
  )
}
