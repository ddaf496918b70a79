import type { Kysely, Transaction } from 'kysely'
import { isConsent, notices } from '#contract/privacy/notices.ts'
import type { ConsentState } from '#contract/privacy/schemas.ts'
import type { ConsentPurpose } from '#contract/privacy/notices.ts'
import type { DB } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { findConsent, insertConsent } from './consents.repository.ts'
import type { ConsentTo } from './consents.repository.ts'

export type ConsentsService = ReturnType<typeof createConsentsService>

/** Given and withdrawn consents. The caller has locked the account before a change. */
export function createConsentsService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return {
    /** @throws AppError INVALID_FORM for the field `consent`, unless it is the current notice's version */
    require(purpose: ConsentPurpose, given: string | undefined): void {
      if (isConsent(purpose, given)) return
      throw new AppError('INVALID_FORM', {
        messageKey: 'privacy.consentRequired',
        fields: { consent: 'privacy.consentRequired' },
      })
    },

    /** Records the consent to the current notice. Idempotent. */
    async give(tx: Transaction<DB>, accountId: string, to: ConsentTo): Promise<void> {
      const noticeVersion = notices[to.purpose].version
      const before = await findConsent(tx, accountId, to)
      if (before?.givenAt && before.noticeVersion === noticeVersion) return
      const givenAt = clock.now()
      await insertConsent(tx, { accountId, to, noticeVersion, givenAt, withdrawnAt: null })
    },

    /** Records a withdrawal, even if no consent was recorded before. */
    async withdraw(tx: Transaction<DB>, accountId: string, to: ConsentTo): Promise<void> {
      const before = await findConsent(tx, accountId, to)
      if (before?.withdrawnAt) return
      const noticeVersion = before?.noticeVersion ?? notices[to.purpose].version
      const withdrawnAt = clock.now()
      await insertConsent(tx, { accountId, to, noticeVersion, givenAt: null, withdrawnAt })
    },

    async isGiven(tx: Kysely<DB>, accountId: string, to: ConsentTo): Promise<boolean> {
      return (await findConsent(tx, accountId, to))?.givenAt != null
    },

    async isWithdrawn(tx: Kysely<DB>, accountId: string, to: ConsentTo): Promise<boolean> {
      return (await findConsent(tx, accountId, to))?.withdrawnAt != null
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
