import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import { deleteAdminGrant, insertAdminGrant } from './accounts.repository.ts'
import { normalizePhone } from './phone.rules.ts'

type Needs = {
  db: Kysely<DB>
  clock: Clock
  config: { allowedCountryCodes: readonly string[] }
}

/** For the command line: there is no other way to become an admin but the configuration. */
export function createAdminGrants({ db, clock, config }: Needs) {
  const toName = (typed: string) => {
    const subject = normalizePhone(typed, config.allowedCountryCodes)
    return { provider: 'phone' as const, subject }
  }
  return {
    /** Gives the number in its one form. */
    async grantAdmin(phone: string): Promise<string> {
      const name = toName(phone)
      await insertAdminGrant(db, name, clock.now())
      return name.subject
    },
    /** Ends the number's admin sessions too. False when it was no admin by command line. */
    async revokeAdmin(phone: string): Promise<boolean> {
      return await deleteAdminGrant(db, toName(phone))
    },
  }
}
