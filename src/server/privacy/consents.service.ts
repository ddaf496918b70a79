import type { Kysely, Transaction } from 'kysely'
import { isConsent, notices } from '#contract/privacy.ts'
import type { ConsentPurpose, ConsentState } from '#contract/privacy.ts'
import type { DB } from '../db/types.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { findConsent, insertConsent } from './consents.repository.ts'
import type { ConsentTo } from './consents.repository.ts'

export type ConsentsService = ReturnType<typeof createConsentsService>

/** What people agreed to and took back. The caller holds the account while it changes. */
export function createConsentsService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return {
    /** @throws AppError INVALID_FORM marking `consent`, unless the present notice was agreed to */
    require(purpose: ConsentPurpose, given: string | undefined): void {
      if (isConsent(purpose, given)) return
      throw new AppError('INVALID_FORM', {
        messageKey: 'privacy.consentRequired',
        fields: { consent: 'privacy.consentRequired' },
      })
    },

    /** Writes down that somebody agreed to the present notice; once, however often it is told. */
    async give(trx: Transaction<DB>, accountId: string, to: ConsentTo): Promise<void> {
      const noticeVersion = notices[to.purpose].version
      const before = await findConsent(trx, accountId, to)
      if (before?.givenAt && before.noticeVersion === noticeVersion) return
      const givenAt = clock.now()
      await insertConsent(trx, { accountId, to, noticeVersion, givenAt, withdrawnAt: null })
    },

    /** Writes down that somebody took a consent back, whether or not there is a row of its giving. */
    async withdraw(trx: Transaction<DB>, accountId: string, to: ConsentTo): Promise<void> {
      const before = await findConsent(trx, accountId, to)
      if (before?.withdrawnAt) return
      const noticeVersion = before?.noticeVersion ?? notices[to.purpose].version
      const withdrawnAt = clock.now()
      await insertConsent(trx, { accountId, to, noticeVersion, givenAt: null, withdrawnAt })
    },

    async isGiven(trx: Kysely<DB>, accountId: string, to: ConsentTo): Promise<boolean> {
      return (await findConsent(trx, accountId, to))?.givenAt != null
    },

    async isWithdrawn(trx: Kysely<DB>, accountId: string, to: ConsentTo): Promise<boolean> {
      return (await findConsent(trx, accountId, to))?.withdrawnAt != null
    },

    async read(accountId: string, to: ConsentTo): Promise<ConsentState> {
      const row = await findConsent(db, accountId, to)
      return {
        givenAt: row?.givenAt?.toISOString() ?? null,
        withdrawnAt: row?.withdrawnAt?.toISOString() ?? null,
        noticeVersion: row?.noticeVersion ?? null,
      }
    },
  }
}
