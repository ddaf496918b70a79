import type { Kysely } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import type { AccountsService } from '#server/features/accounts/accounts.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import * as erasure from './erasure.repository.ts'

/** The cron job runs every hour. */
const accountsPerRound = 500

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  store: Pick<FileStore, 'remove'>
  accounts: Pick<AccountsService, 'lockIdentity'>
}

/** Erases deleted accounts and call-back requests after the legal retention of a year. */
export function createErasure({ db, clock, log, store, accounts }: Deps) {
  async function eraseAccount(due: erasure.DueAccount, deletedBefore: Date): Promise<boolean> {
    const erased = await db.transaction().execute(async (tx) => {
      // Sign-in takes this lock first too, so a concurrent restore wins or waits.
      await accounts.lockIdentity(tx, due.identityId)
      if (!(await erasure.lockDueAccount(tx, due.id, deletedBefore))) return undefined
      await erasure.allowErasure(tx)
      await erasure.deletePersonalRows(tx, due.id)
      await erasure.deleteCandidate(tx, due.id)
      await erasure.clearEmployer(tx, due.id)
      const storageKeys = await erasure.deleteFiles(tx, due.id)
      await erasure.detachIdentity(tx, due, clock.now())
      return storageKeys
    })
    // After a crash here, the orphan sweep removes the bytes without a row.
    for (const key of erased ?? []) await store.remove(key)
    return erased !== undefined
  }

  return {
    /** Idempotent, and safe to run on several nodes at once. */
    async eraseDue(): Promise<void> {
      const now = clock.now()
      await erasure.deleteOldMessages(db, yearsBefore(now, limits.contactRequestYears))
      const deletedBefore = yearsBefore(now, limits.deletedAccountYears)
      let count = 0
      for (const account of await erasure.findDueAccounts(db, deletedBefore, accountsPerRound)) {
        try {
          if (await eraseAccount(account, deletedBefore)) count += 1
        } catch (error) {
          // Continues with the other accounts; the next run retries this one.
          log.error({ error, accountId: account.id }, 'A deleted account could not be erased')
        }
      }
      if (count > 0) log.info({ count }, 'Deleted accounts were erased')
    },
  }
}

/** Calendar years before an instant. */
function yearsBefore(instant: Date, years: number): Date {
  const before = new Date(instant)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  return before
}
