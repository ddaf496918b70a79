import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { rejectRevisionFieldOrder } from '#contract/job-reviews/field-order.ts'
import { rejectRevisionSchema } from '#contract/job-reviews/schemas.ts'
import type { decideRevisionSchema, jobReviewedSchema } from '#contract/job-reviews/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import * as reviews from '#server/features/jobs/job-reviews.repository.ts'
import type { RevisionRow } from '#server/features/jobs/job-reviews.repository.ts'
import { topicsOf } from '#server/features/jobs/job-topics.ts'
import type { JobRow } from '#server/features/jobs/jobs.repository.ts'
import type { JobChecksService } from '#server/features/job-checks/job-checks.service.ts'
import type { JobClaims } from '#server/features/job-claims/job-claims.service.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import type { Untranslated } from '#server/lib/untranslated.ts'
import { reviewed } from './reviewed-reply.ts'

type Reviewed = z.input<typeof jobReviewedSchema>
type Deps = {
  db: Kysely<DB>
  clock: Clock
  jobs: Pick<JobsService, 'lockJob' | 'storeEdit' | 'isEmployerGone'>
  files: Pick<FilesService, 'removeUnused'>
  messages: Pick<MessagesService, 'notify'>
  audit: Pick<Audit, 'record'>
  checks: Pick<JobChecksService, 'requireConfirmed'>
  claims: Pick<JobClaims, 'requireFree' | 'end'>
}
/** What an admin decided, with the words for the employer of a rejection. */
type Decision =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'rejected'; readonly words: string }

/** Admins decide on changes of published jobs. The job's lock guards each decision. */
export function createRevisions({ db, clock, jobs, files, messages, audit, checks, claims }: Deps) {
  return {
    /**
     * Publishes the changes of a job, or leaves it as it was, and tells its employer. The same again changes nothing.
     * @throws AppError NOT_FOUND, JOB_CLAIMED, INVALID_FORM, CHANGED_MEANWHILE when the employer or another admin was faster,
     *   STATUS_NOT_ALLOWED, EMPLOYER_GONE, NEEDS_SECOND_LOOK
     */
    async decideRevision(
      viewer: Viewer,
      revisionId: string,
      form: z.output<typeof decideRevisionSchema>,
    ): Promise<Untranslated<Reviewed>> {
      const decision: Decision =
        form.decision === 'accept'
          ? { outcome: 'accepted' }
          : {
              outcome: 'rejected',
              words: parseForm(rejectRevisionSchema, form, rejectRevisionFieldOrder).words,
            }
      const found = isId(revisionId) ? await reviews.findRevision(db, revisionId) : undefined
      if (!found) throw new AppError('NOT_FOUND')
      const { job, oldLogoId } = await db.transaction().execute(async (tx) => {
        const locked = await jobs.lockJob(tx, found.job_id)
        const revision = await reviews.findRevision(tx, revisionId)
        if (revision?.outcome === decision.outcome) return { job: locked, oldLogoId: null }
        await claims.requireFree(tx, viewer, found.job_id)
        if (!revision || revision.outcome !== null) throw new AppError('CHANGED_MEANWHILE')
        if (locked.status === 'rejected') throw new AppError('STATUS_NOT_ALLOWED')
        if (await jobs.isEmployerGone(tx, locked)) throw new AppError('EMPLOYER_GONE')
        if (decision.outcome === 'accepted') {
          await checks.requireConfirmed(tx, viewer, found.job_id)
        }
        return await decide(tx, viewer, { job: locked, revision, decision })
      })
      await files.removeUnused([{ kind: 'company-logo', id: oldLogoId }])
      const key =
        decision.outcome === 'accepted' ? 'admin.revisionAccepted' : 'admin.revisionRejected'
      return reviewed(job, { key, values: { title: job.title } })
    },
  }

  async function decide(
    tx: Transaction<DB>,
    viewer: Viewer,
    { job, revision, decision }: { job: JobRow; revision: RevisionRow; decision: Decision },
  ): Promise<{ job: JobRow; oldLogoId: string | null }> {
    const isAccepted = decision.outcome === 'accepted'
    const { changes } = revision
    await claims.end(tx, job.id)
    await reviews.endRevision(tx, job.id, { ...decision, ended_at: clock.now() })
    const saved = isAccepted ? await jobs.storeEdit(tx, job, changes, viewer.accountId) : job
    const count = topicsOf(changes).length
    await audit.record(tx, viewer, {
      kind: isAccepted ? 'revision-accepted' : 'revision-rejected',
      jobId: job.id,
      details: { count },
    })
    await messages.notify(tx, {
      event: isAccepted ? 'revisionAccepted' : 'revisionRejected',
      to: job.employer_id,
      subject: `job-${job.id}`,
      occurrence: revision.id,
      values: {
        title: saved.title,
        ...(decision.outcome === 'rejected' && { words: decision.words }),
      },
      link: `/postedjobinfo?jobId=${job.id}`,
    })
    const isLogoReplaced = isAccepted && saved.logo_file_id !== job.logo_file_id
    return {
      job: saved,
      oldLogoId: isLogoReplaced ? job.logo_file_id : revision.logo_file_id,
    }
  }
}
