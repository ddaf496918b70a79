import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { checkResponseActions, toJobStatus } from '#contract/jobs/states.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

export type CheckedJob = Pick<FullJob, 'id' | 'status' | 'jobTitle'> & {
  readonly applicantCount?: number
}

type Props = {
  job: CheckedJob
  block?: boolean | undefined
  /** The job is not verified yet, so nobody can have applied. */
  onExplain: () => void
}

/** The way to a job's applicants. */
export function CheckResponse({ job, block = false, onExplain }: Props) {
  const { t } = useTranslation()
  const action = checkResponseActions[toJobStatus(job.status)]
  const look = { kind: 'sec', size: 'sm', block } as const
  if (action === 'open') {
    return (
      <ButtonLink
        {...look}
        render={<Link to={paths.responses(job.id)} state={{ jobTitle: job.jobTitle }} />}
      >
        {job.applicantCount === undefined
          ? t('dashboard.checkResponse')
          : t('dashboard.checkResponseCount', { total: job.applicantCount })}
      </ButtonLink>
    )
  }
  return (
    <Button {...look} disabled={action === 'disabled'} onClick={onExplain}>
      {t('dashboard.checkResponse')}
    </Button>
  )
}
