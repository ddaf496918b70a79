import { Link } from '#web/ui/link.ts'
import { canPostAgain } from '#contract/jobs/rejections.ts'
import type { JobDetails, JobRejection } from '#contract/jobs/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PostAgain } from './post-again.tsx'

type Props = { job: JobDetails; rejection: JobRejection; accountId: string }

/** Why a job was rejected, and what its employer can do. */
export function RejectedNotice({ job, rejection, accountId }: Props) {
  const { t } = useTranslation()
  const may = useMayAct()
  const { reason, isFinal } = rejection
  return (
    <div className="mt-3 mb-4">
      <Notice tone="error">
        <p>
          <b>{t('postedJob.rejectedBecause')}</b> {t(`option.rejectionReason.${reason}`)}
        </p>
        <p className="mt-1">{t(`postedJob.wayOn.${reason}`)}</p>
        <p className="flex gap-3 flex-wrap mt-2">
          {!canPostAgain[reason] && may('hire') && (
            <Link className="link" to={paths.postJob()}>
              {t('nav.postJob')}
            </Link>
          )}
          <Link className="link" to={paths.contact()}>
            {t('nav.contact')}
          </Link>
        </p>
      </Notice>
      {/* Until it is final, an admin may take the rejection back, and the job would be posted twice. */}
      {canPostAgain[reason] && isFinal && may('hire') && (
        <div className="mt-3 flex">
          <PostAgain job={job} accountId={accountId} />
        </div>
      )}
    </div>
  )
}
