import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { askForChangesFieldOrder } from '#contract/job-reviews/field-order.ts'
import { askForChangesSchema } from '#contract/job-reviews/schemas.ts'
import type { askForChangesBodySchema, jobReviewedSchema } from '#contract/job-reviews/schemas.ts'
import { isMoveFrom, jobMoves } from '#contract/jobs/moves.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { JobClaims } from '#server/features/job-claims/job-claims.service.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import * as reviews from '#server/features/jobs/job-reviews.repository.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { PaymentsService } from '#server/features/payments/payments.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import type { Untranslated } from '#server/lib/untranslated.ts'
import { reviewed } from './reviewed-reply.ts'

type Reviewed = z.input<typeof jobReviewedSchema>
type Deps = {
  db: Kysely<DB>
  clock: Clock
  jobs: Pick<JobsService, 'lockJob' | 'moveJob' | 'isEmployerGone'>
  payments: Pick<PaymentsService, 'lockPaymentOfJob'>
  messages: Pick<MessagesService, 'notify'>
  audit: Pick<Audit, 'record'>
  claims: Pick<JobClaims, 'requireFree' | 'end'>
}

/** An admin sends a waiting job back to its employer. */
export function createChangeRequests(deps: Deps) {
  const { db, clock, jobs, payments, messages, audit, claims } = deps
  return {
    /**
     * Says what must change before a job goes live, and tells its employer. The same again changes nothing.
     * @throws AppError JOB_NOT_FOUND, JOB_CLAIMED, INVALID_FORM, CHANGED_MEANWHILE, STATUS_NOT_ALLOWED, EMPLOYER_GONE
     */
    async askForChanges(
      viewer: Viewer,
      jobId: string,
      form: z.output<typeof askForChangesBodySchema>,
    ): Promise<Untranslated<Reviewed>> {
      const { topics, words } = parseForm(askForChangesSchema, form, askForChangesFieldOrder)
      return await db.transaction().execute(async (tx) => {
        if (isId(jobId)) await payments.lockPaymentOfJob(tx, jobId)
        const job = await jobs.lockJob(tx, jobId)
        // Before its payment a job is its employer's alone.
        if (job.status === 'unpaid') throw new AppError('JOB_NOT_FOUND')
        const message = { key: 'admin.changesRequested', values: { title: job.title } } as const
        const last = (await reviews.findChangeRequests(tx, [jobId])).get(jobId)
        const isSame = last?.words === words && last.topics.join() === topics.join()
        if (job.lifecycle_state === 'needs_changes' && isSame) return reviewed(job, message)
        await claims.requireFree(tx, viewer, jobId)
        if (form.version !== undefined && form.version !== job.version) {
          throw new AppError('CHANGED_MEANWHILE')
        }
        if (!isMoveFrom('askForChanges', job.lifecycle_state)) {
          throw new AppError('STATUS_NOT_ALLOWED')
        }
        if (await jobs.isEmployerGone(tx, job)) throw new AppError('EMPLOYER_GONE')
        const moved = await jobs.moveJob(tx, job, {
          move: 'askForChanges',
          to: 'needs_changes',
          adminId: viewer.accountId,
        })
        await claims.end(tx, jobId)
        await reviews.insertChangeRequest(tx, {
          id: newId(),
          job_id: jobId,
          topics,
          words,
          requested_at: clock.now(),
        })
        await audit.record(tx, viewer, {
          kind: 'job-changes-requested',
          jobId,
          details: { count: topics.length },
        })
        await messages.notify(tx, {
          event: jobMoves.askForChanges.notifies,
          to: job.employer_id,
          subject: `job-${jobId}`,
          occurrence: String(moved.version),
          values: { title: job.title, words },
          link: `/edit-job/${jobId}`,
          jobId,
        })
        return reviewed(moved, message)
      })
    },
  }
}
