import type { Kysely } from 'kysely'
import { nomineeFormSchema } from '#contract/privacy/nominee-schemas.ts'
import { nomineeFieldOrder } from '#contract/privacy/field-order.ts'
import type { PrivacyOverview } from '#contract/privacy/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { Clock } from '#server/lib/clock.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import type { ConsentsService } from './consents.service.ts'
import * as privacy from './privacy.repository.ts'

type Deps = { db: Kysely<DB>; clock: Clock; consents: ConsentsService }

/** The privacy page: a person's data, consents and nominee. */
export function createOwnPrivacy({ db, clock, consents }: Deps) {
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

    /** @throws AppError INVALID_FORM unless the consent is the current notice's version */
    async giveAccountConsent({ accountId }: Viewer, given: string): Promise<void> {
      consents.require('account', given)
      await db.transaction().execute(async (tx) => {
        await privacy.lockAccount(tx, accountId)
        await consents.give(tx, accountId, { purpose: 'account' })
      })
    },

    /**
     * Saves the nominee. An empty form removes it. Returns whether there is a nominee now.
     * @throws AppError INVALID_FORM
     */
    async saveNominee({ accountId }: Viewer, form: unknown): Promise<boolean> {
      const { name, contact } = parseForm(nomineeFormSchema, form, nomineeFieldOrder)
      const isNamed = name !== ''
      if (isNamed) await privacy.upsertNominee(db, { accountId, name, contact, now: clock.now() })
      else await privacy.deleteNominee(db, accountId)
      return isNamed
    },
  }
}
