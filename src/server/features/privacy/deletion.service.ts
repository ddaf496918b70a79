import type { Transaction } from 'kysely'
import type { AccountsService } from '#server/features/accounts/accounts.service.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import type { Log } from '#server/lib/log.ts'
import type { PaymentsService } from '#server/features/payments/payments.service.ts'
import type { ConsentsService } from './consents.service.ts'

type Deps = {
  log: Log
  audit: Pick<Audit, 'record'>
  accounts: Pick<AccountsService, 'runWithProof' | 'lockOut'>
  jobs: Pick<JobsService, 'closeJobsOf'>
  payments: Pick<PaymentsService, 'lockPaymentsOf' | 'returnPayment' | 'returnUnusedPosts'>
  consents: Pick<ConsentsService, 'isGiven' | 'withdraw'>
}

type Proof = Parameters<AccountsService['runWithProof']>[1]

const toPush = { purpose: 'push' } as const

/** Deletion of an account: it is hidden and locked at once, and erased a year later. */
export function createDeletion(deps: Deps) {
  const { log, audit, accounts, jobs, payments, consents } = deps

  /**
   * Closes the employer's jobs, and refunds unpublished ones and unused posts. Lock order: account, employer, orders, posts,
   * jobs.
   */
  async function endHiring(tx: Transaction<DB>, employerId: string): Promise<void> {
    const { ofJobs, purchases } = await payments.lockPaymentsOf(tx, employerId)
    const isPaid = (jobId: string) => ofJobs.get(jobId)?.status === 'paid'
    const { rejectedJobIds } = await jobs.closeJobsOf(tx, employerId, isPaid)
    for (const id of rejectedJobIds) {
      const payment = ofJobs.get(id)
      if (payment) await payments.returnPayment(tx, payment, 'job_rejected')
    }
    // After the jobs, whose posts came back.
    for (const order of purchases) await payments.returnUnusedPosts(tx, order)
  }

  return {
    /** @throws AppError INVALID_PROOF, NOT_SIGNED_IN when the account was deleted concurrently */
    async deleteAccount(viewer: Viewer, proof: Proof): Promise<void> {
      const { accountId } = viewer
      await accounts.runWithProof(viewer, proof, async (tx) => {
        await accounts.lockOut(tx, viewer)
        await audit.record(tx, viewer, { kind: 'account-deleted' })
        if (viewer.role === 'employer') await endHiring(tx, accountId)
        if (await consents.isGiven(tx, accountId, toPush)) {
          await consents.withdraw(tx, accountId, toPush)
        }
        await consents.withdraw(tx, accountId, { purpose: 'account' })
      })
      log.info({ accountId, role: viewer.role }, 'An account was deleted by its owner')
    },
  }
}
