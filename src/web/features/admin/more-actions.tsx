import { Pause, Pencil, Undo2 } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { openedFromList } from '#web/lib/opened-from-list.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { canDecide } from './can-decide.ts'
import type { JobDecisionsProps } from './job-decisions.tsx'

/** Further actions on a job: edit it, read its applicants, and pause it while it is live. */
export function MoreActions({ job, saving, onDecide, reviewing }: JobDecisionsProps) {
  const { t } = useTranslation()
  return (
    <>
      {job.state === 'waiting' && (
        <Button
          kind="sec"
          icon={Undo2}
          shortcut="N"
          className="max-lg:basis-full!"
          onClick={() => reviewing.askForChanges(job)}
        >
          {t('admin.needsChanges')}
        </Button>
      )}
      <ButtonLink
        kind="sec"
        icon={Pencil}
        shortcut="E"
        render={<Link to={paths.adminEditJob(job.id)} state={openedFromList} />}
      >
        {t('admin.edit')}
      </ButtonLink>
      {wasEverLive(job) ? (
        <ButtonLink
          kind="sec"
          render={<Link to={paths.checkResponses(job.id)} state={{ jobTitle: job.jobTitle }} />}
        >
          {t('admin.checkResponse')}
        </ButtonLink>
      ) : (
        <Button kind="sec" disabled>
          {t('admin.checkResponse')}
        </Button>
      )}
      {job.status === 'accepted' && canDecide(job, 'pause') && (
        <Button
          kind="sec"
          icon={Pause}
          className="max-lg:basis-full!"
          shortcut="P"
          loading={saving === 'pause'}
          loadingText={t('admin.savingStatus')}
          onClick={() => onDecide('pause')}
        >
          {t('admin.pause')}
        </Button>
      )}
    </>
  )
}

/** A job gets its last day when it is first accepted. Before that nobody can apply. */
const wasEverLive = (job: FullJob): boolean => !Number.isNaN(Date.parse(job.ExpiryDate))
