import type { Transaction } from 'kysely'
import { fraudPortal } from '#contract/blocks/help.ts'
import type { BlockReason } from '#contract/blocks/options.ts'
import type { JobState } from '#contract/jobs/states.ts'
import { canMoveJob } from '#contract/jobs/moves.ts'
import { limits } from '#contract/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { PaymentsService } from '#server/features/payments/payments.service.ts'
import type { ReportReview } from '#server/features/reports/report-review.service.ts'
import type { ObjectionTokens } from '#server/lib/objection-links.ts'
import type { Clock } from '#server/lib/clock.ts'
import * as organisations from './blocked-organisations.repository.ts'

const dayMs = 24 * 3_600_000

type Deps = {
  clock: Clock
  jobs: Pick<JobsService, 'lockJob' | 'moveJob'>
  payments: Pick<PaymentsService, 'lockPaymentOfJob'>
  messages: Pick<MessagesService, 'notify' | 'notifyAll'>
  reports: ReportReview
  objections: Pick<ObjectionTokens, 'pathOf'>
}

type Case = {
  readonly blockId: string
  readonly organisationId: string
  readonly adminId: string
}

export type FreezingService = ReturnType<typeof createFreezing>

/** What the block of an organisation does to its jobs, and who is told. */
export function createFreezing({ clock, jobs, payments, messages, reports, objections }: Deps) {
  const applicantsOf = (tx: Transaction<DB>, organisationId: string) =>
    organisations.listApplicants(
      tx,
      organisationId,
      new Date(clock.now().getTime() - limits.blockNotifiedDays * dayMs),
    )

  /** What was reported while it was frozen is looked at before the job is live again. */
  const stateAfterBlock = async (tx: Transaction<DB>, jobId: string, state: JobState) =>
    state === 'live' && (await reports.needsReview(tx, jobId)) ? 'waiting' : state

  return {
    async freeze(
      tx: Transaction<DB>,
      { blockId, organisationId, adminId, reason }: Case & { reason: BlockReason },
    ): Promise<void> {
      for (const jobId of await organisations.listFreezableJobs(tx, organisationId)) {
        await payments.lockPaymentOfJob(tx, jobId)
        const job = await jobs.lockJob(tx, jobId)
        const state = job.lifecycle_state
        if (!canMoveJob('freeze', state, 'frozen')) continue
        await organisations.insertFrozenJob(tx, { block_id: blockId, job_id: jobId, state })
        await jobs.moveJob(tx, job, { move: 'freeze', to: 'frozen', adminId })
        await reports.actOnAll(tx, jobId, clock.now())
      }
      const company = await organisations.findName(tx, organisationId)
      await messages.notify(tx, {
        event: 'accountBlocked',
        to: organisationId,
        subject: 'account-blocked',
        occurrence: blockId,
        values: { reason: { key: `blocks.reason.${reason}` } },
        link: objections.pathOf(blockId),
      })
      await messages.notifyAll(tx, {
        event: 'companyBlocked',
        to: await applicantsOf(tx, organisationId),
        subject: `company-${organisationId}`,
        occurrence: blockId,
        values: { company, portal: fraudPortal },
        link: '/my_applications',
      })
    },

    async unfreeze(tx: Transaction<DB>, { blockId, organisationId, adminId }: Case): Promise<void> {
      for (const { jobId, state } of await organisations.listFrozenJobs(tx, blockId)) {
        const payment = await payments.lockPaymentOfJob(tx, jobId)
        const job = await jobs.lockJob(tx, jobId)
        if (job.lifecycle_state !== 'frozen') continue
        await jobs.moveJob(tx, job, {
          move: 'unfreeze',
          to: payment?.status === 'returned' ? 'expired' : await stateAfterBlock(tx, jobId, state),
          adminId,
          waitingSince: job.waiting_since ?? undefined,
        })
      }
      const company = await organisations.findName(tx, organisationId)
      await messages.notify(tx, {
        event: 'accountUnblocked',
        to: organisationId,
        subject: 'account-blocked',
        occurrence: `${blockId} ended`,
        values: {},
        link: '/employee_dashboard',
      })
      await messages.notifyAll(tx, {
        event: 'companyUnblocked',
        to: await applicantsOf(tx, organisationId),
        subject: `company-${organisationId}`,
        occurrence: `${blockId} ended`,
        values: { company },
        link: '/my_applications',
      })
    },
  }
}
