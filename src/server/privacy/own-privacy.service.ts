import type { Kysely } from 'kysely'
import { nomineeFieldOrder, nomineeFormSchema } from '#contract/nominees.ts'
import type { PrivacyOverview } from '#contract/privacy.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import type { Clock } from '../lib/clock.ts'
import { parseForm } from '../lib/parse-form.ts'
import type { ConsentsService } from './consents.service.ts'
import * as privacy from './privacy.repository.ts'

type Needs = { db: Kysely<DB>; clock: Clock; consents: ConsentsService }

/** What people see and say about their own data. */
export function createOwnPrivacy({ db, clock, consents }: Needs) {
  return {
    async read({ accountId }: Viewer): Promise<PrivacyOverview> {
      const [owner, nominee, account, push] = await Promise.all([
        privacy.findOwner(db, accountId),
        privacy.findNominee(db, accountId),
        consents.read(accountId, { purpose: 'account' }),
        consents.read(accountId, { purpose: 'push' }),
      ])
      const email = owner.candidateEmail ?? owner.employerEmail
      return {
        since: owner.since.toISOString(),
        signIn: {
          provider: owner.provider,
          phone: owner.provider === 'phone' ? owner.subject : null,
        },
        hasProfile: email !== null,
        email: email ?? '',
        consents: { account, push },
        nominee: nominee ?? null,
      }
    },

    /** @throws AppError INVALID_FORM unless the present notice was agreed to */
    async giveAccountConsent({ accountId }: Viewer, given: string): Promise<void> {
      consents.require('account', given)
      await db.transaction().execute(async (trx) => {
        await privacy.lockAccount(trx, accountId)
        await consents.give(trx, accountId, { purpose: 'account' })
      })
    },

    /**
     * An empty form is nobody any more. Answers whether there is somebody now.
     * @throws AppError INVALID_FORM
     */
    async saveNominee({ accountId }: Viewer, form: unknown): Promise<boolean> {
      const { name, contact } = parseForm(nomineeFormSchema, form, nomineeFieldOrder)
      const isNamed = name !== ''
      if (isNamed) await privacy.putNominee(db, { accountId, name, contact, now: clock.now() })
      else await privacy.dropNominee(db, accountId)
      return isNamed
    },
  }
}
