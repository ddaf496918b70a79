import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import { deleteAdminGrant, dropSecondFactor, insertAdminGrant } from './accounts.repository.ts'
import type { IdentityName, Provider } from './accounts.repository.ts'
import { normalizePhone } from './phone.rules.ts'

type Needs = {
  db: Kysely<DB>
  clock: Clock
  audit: Pick<Audit, 'record'>
  config: { allowedCountryCodes: readonly string[] }
}

/** For the command line: there is no other way to become an admin but the configuration. */
export function createAdminGrants({ db, clock, audit, config }: Needs) {
  const toName = (typed: string): IdentityName => {
    const account = /^(google|facebook):(\d{1,40})$/.exec(typed)
    if (account) return { provider: toProvider(account[1]), subject: account[2] ?? '' }
    // An e-mail stands for the Google account that has it, verified.
    const email = z.email().safeParse(typed.trim().toLowerCase())
    if (email.success) return { provider: 'google', subject: email.data }
    return { provider: 'phone', subject: normalizePhone(typed, config.allowedCountryCodes) }
  }
  return {
    /**
     * To a number, an e-mail, or a provider's account such as facebook:1234567890. Gives the name in its
     * one form.
     */
    async grantAdmin(typed: string): Promise<string> {
      const name = toName(typed)
      await db.transaction().execute(async (trx) => {
        await insertAdminGrant(trx, name, clock.now())
        await audit.record(trx, undefined, { kind: 'admin-granted', details: told(name) })
      })
      return name.subject
    },
    /** Ends their admin sessions too. False when it was no admin by command line. */
    async revokeAdmin(typed: string): Promise<boolean> {
      const name = toName(typed)
      return await db.transaction().execute(async (trx) => {
        const wasAdmin = await deleteAdminGrant(trx, name)
        if (wasAdmin) {
          await audit.record(trx, undefined, { kind: 'admin-revoked', details: told(name) })
        }
        return wasAdmin
      })
    },
    /** For whoever lost their phone. Ends their admin sessions too. False when there was nothing to reset. */
    async resetSecondFactor(typed: string): Promise<boolean> {
      const name = toName(typed)
      return await db.transaction().execute(async (tx) => {
        const hadFactor = await dropSecondFactor(tx, name)
        if (hadFactor) {
          await audit.record(tx, undefined, { kind: 'second-step-reset', details: told(name) })
        }
        return hadFactor
      })
    },
  }
}

/** The record tells them apart without holding a whole number or address. */
const told = ({ provider, subject }: IdentityName) => ({ provider, ending: subject.slice(-4) })

const toProvider = (name: string | undefined): Provider =>
  name === 'facebook' ? 'facebook' : 'google'
