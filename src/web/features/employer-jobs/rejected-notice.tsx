import { Link } from 'react-router'
import type { RejectionReason } from '#contract/options.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Why a job was rejected, and what its employer can do. */
export function RejectedNotice({ reason }: { reason: RejectionReason }) {
  const { t } = useTranslation()
  return (
    <Notice tone="error" className="mb-4">
      <p>
        <b>{t('postedJob.rejectedBecause')}</b> {t(`option.rejectionReason.${reason}`)}
      </p>
      <p className="mt-1">{t(`postedJob.wayOn.${reason}`)}</p>
      <p className="flex gap-3 flex-wrap mt-2">
        <Link className="link" to={paths.postJob()}>
          {t('nav.postJob')}
        </Link>
        <Link className="link" to={paths.contact()}>
          {t('nav.contact')}
        </Link>
      </p>
    </Notice>
  )
}
