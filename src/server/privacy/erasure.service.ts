import type { Kysely } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import type { FileStore } from '../ports/file-store.ts'
import * as erasure from './erasure.repository.ts'

/** The round runs every hour. */
const accountsPerRound = 500

type Needs = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  store: Pick<FileStore, 'remove'>
  accounts: Pick<AccountsService, 'holdIdentity'>
}

/** Erases what the law lets go: deleted accounts and requests for a call back, a year later. */
export function createErasure({ db, clock, log, store, accounts }: Needs) {
  async function eraseAccount(due: erasure.DueAccount, deletedBefore: Date): Promise<boolean> {
    const erased = await db.transaction().execute(async (trx) => {
      // First of all, as signing in does: who takes the deletion back at this moment keeps all.
      await accounts.holdIdentity(trx, due.identityId)
      if (!(await erasure.lockDueAccount(trx, due.id, deletedBefore))) return undefined
      await erasure.allowErasing(trx)
      await erasure.deletePersonalRows(trx, due.id)
      await erasure.deleteCandidate(trx, due.id)
      await erasure.blankEmployer(trx, due.id)
      const storageKeys = await erasure.deleteFiles(trx, due.id)
      await erasure.partFromIdentity(trx, due, clock.now())
      return storageKeys
    })
    // A crash before these leaves bytes without a row, which the sweep of files clears away.
    for (const key of erased ?? []) await store.remove(key)
    return erased !== undefined
  }

  return {
    /** Safe to be run again, and by several nodes at once. */
    async eraseDue(): Promise<void> {
      const now = clock.now()
      await erasure.deleteOldMessages(db, yearsBefore(now, limits.contactRequestYears))
      const deletedBefore = yearsBefore(now, limits.deletedAccountYears)
      let count = 0
      for (const account of await erasure.findDueAccounts(db, deletedBefore, accountsPerRound)) {
        try {
          if (await eraseAccount(account, deletedBefore)) count += 1
        } catch (error) {
          // The others are due all the same; the next round tries this one again.
          log.error({ error, accountId: account.id }, 'A deleted account could not be erased')
        }
      }
      if (count > 0) log.info({ count }, 'Deleted accounts were erased')
    },
  }
}

/** By the calendar: a year is a year, leap or not. */
function yearsBefore(instant: Date, years: number): Date {
  const before = new Date(instant)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  return before
}
