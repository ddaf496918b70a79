import type { Transaction } from 'kysely'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import type { JobsService } from '../jobs/jobs.service.ts'
import type { Log } from '../lib/log.ts'
import type { PaymentsService } from '../payments/payments.service.ts'
import type { ConsentsService } from './consents.service.ts'

type Needs = {
  log: Log
  audit: Pick<Audit, 'record'>
  accounts: Pick<AccountsService, 'actAsOwner' | 'lockOut'>
  jobs: Pick<JobsService, 'closeJobsOf'>
  payments: Pick<PaymentsService, 'lockOrdersOf' | 'returnRejected'>
  consents: Pick<ConsentsService, 'isGiven' | 'withdraw'>
}

type Proof = Parameters<AccountsService['actAsOwner']>[1]

const toPush = { purpose: 'push' } as const

/** Deleting an account: hidden and locked at once, erased a year later. */
export function createDeletion(needs: Needs) {
  const { log, audit, accounts, jobs, payments, consents } = needs

  /** Locks are taken as everywhere: the account, the employer, the orders, the jobs. */
  async function endHiring(trx: Transaction<DB>, employerId: string): Promise<void> {
    const orders = await payments.lockOrdersOf(trx, employerId)
    const paid = new Map(
      orders.filter(({ status }) => status === 'paid').map((order) => [order.job_id, order]),
    )
    const { rejectedJobIds } = await jobs.closeJobsOf(trx, employerId, (id) => paid.has(id))
    for (const id of rejectedJobIds) {
      const order = paid.get(id)
      if (order) await payments.returnRejected(trx, order)
    }
  }

  return {
    /** @throws AppError INVALID_PROOF, NOT_SIGNED_IN when it was deleted meanwhile */
    async deleteAccount(viewer: Viewer, proof: Proof): Promise<void> {
      const { accountId } = viewer
      await accounts.actAsOwner(viewer, proof, async (trx) => {
        await accounts.lockOut(trx, viewer)
        await audit.record(trx, viewer, { kind: 'account-deleted' })
        if (viewer.role === 'employer') await endHiring(trx, accountId)
        if (await consents.isGiven(trx, accountId, toPush)) {
          await consents.withdraw(trx, accountId, toPush)
        }
        await consents.withdraw(trx, accountId, { purpose: 'account' })
      })
      log.info({ accountId, role: viewer.role }, 'An account was deleted by its owner')
    },
  }
}
