import { Check, X } from 'lucide-react'
import type { QueuedJob } from '#contract/admin/schemas.ts'
import type { Revision } from '#contract/job-reviews/schemas.ts'
import { jobFormOfJob } from '#web/features/job-posting/job-form-values.ts'
import { ChangeList } from '#web/features/job-reviews/change-list.tsx'
import { jobChanges } from '#web/features/job-reviews/job-changes.ts'
import { dayAndTime } from '#web/lib/format/day-and-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { decidesRevision } from './can-decide.ts'
import type { Reviewing } from './use-reviewing.ts'

type Props = { job: QueuedJob; revision: Revision; reviewing: Reviewing }

/** The changes of a published job, old and new, and the decision on them. */
export function RevisionPanel({ job, revision, reviewing }: Props) {
  const { t } = useTranslation()
  const { edited, waitingSince } = revision
  const hasKeys = decidesRevision(job)
  const isLogoNew = edited.profile !== job.profile
  const changes = jobChanges(t, {
    before: jobFormOfJob(job),
    after: jobFormOfJob(edited),
    isLogoNew,
  })
  return (
    <section className="panel mt-4" aria-labelledby="revision-heading">
      <h3 id="revision-heading">{t('admin.revisionTitle', { count: changes.length })}</h3>
      <p className="text-small text-fg-3 mb-3">
        {t('admin.waitingSince', dayAndTime(waitingSince))}
      </p>
      <ChangeList changes={changes} />
      {isLogoNew && (
        <CompanyLogo name={edited.companyName} src={edited.profile ?? undefined} size="m" />
      )}
      <div className="flex gap-3 flex-wrap mt-4">
        <Button
          kind="success"
          icon={Check}
          shortcut={hasKeys ? 'A' : undefined}
          loading={reviewing.isAccepting}
          loadingText={t('admin.savingStatus')}
          onClick={() => reviewing.accept(job)}
        >
          {t('admin.acceptRevision')}
        </Button>
        <Button
          kind="danger-outline"
          icon={X}
          shortcut={hasKeys ? 'R' : undefined}
          onClick={() => reviewing.askForRejection(job)}
        >
          {t('admin.rejectRevision')}
        </Button>
      </div>
    </section>
  )
}
