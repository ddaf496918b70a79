import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { AdminRole } from '#contract/admin/roles.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import {
  deleteAdminGrant,
  dropSecondFactor,
  insertAdminGrant,
  listAdminAccounts,
} from './accounts.repository.ts'
import type { IdentityName, NamedAdmins, Provider } from './accounts.repository.ts'
import { normalizePhone } from './phone.rules.ts'
import { setAdminRole } from './set-admin-role.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  audit: Pick<Audit, 'record'>
  config: NamedAdmins & { allowedCountryCodes: readonly string[] }
}

/** Admin grants for the command line. Besides the configuration there is no other way to become an admin. */
export function createAdminGrants({ db, clock, audit, config }: Deps) {
  const toIdentityName = (typed: string): IdentityName => {
    const account = /^(google|facebook):(\d{1,40})$/.exec(typed)
    if (account) return { provider: toProvider(account[1]), subject: account[2] ?? '' }
    // An e-mail stands for the Google account that verified it.
    const email = z.email().safeParse(typed.trim().toLowerCase())
    if (email.success) return { provider: 'google', subject: email.data }
    return { provider: 'phone', subject: normalizePhone(typed, config.allowedCountryCodes) }
  }
  return {
    /**
     * Grants admin rights to a phone number, an e-mail, or a provider's account such as
     * facebook:1234567890. Returns the normalized subject. Without a role a new admin is an owner, and who was one before
     * has the same role.
     * @throws AppError LAST_OWNER
     */
    async grantAdmin(typed: string, role?: AdminRole): Promise<string> {
      const name = toIdentityName(typed)
      await db.transaction().execute(async (tx) => {
        const now = clock.now()
        await insertAdminGrant(tx, name, { role, now })
        await audit.record(tx, undefined, { kind: 'admin-granted', details: auditDetails(name) })
        if (!role) return
        for (const accountId of await listAdminAccounts(tx, name)) {
          await setAdminRole({ audit, named: config }, tx, undefined, { accountId, role, now })
        }
      })
      return name.subject
    },
    /** Revokes a grant and ends the admin's sessions. False when there was no grant. */
    async revokeAdmin(typed: string): Promise<boolean> {
      const name = toIdentityName(typed)
      return await db.transaction().execute(async (tx) => {
        const wasAdmin = await deleteAdminGrant(tx, name)
        if (wasAdmin) {
          await audit.record(tx, undefined, { kind: 'admin-revoked', details: auditDetails(name) })
        }
        return wasAdmin
      })
    },
    /** Removes the second step of an admin who lost their phone, and ends their sessions. False when there was none. */
    async resetSecondFactor(typed: string): Promise<boolean> {
      const name = toIdentityName(typed)
      return await db.transaction().execute(async (tx) => {
        const hadFactor = await dropSecondFactor(tx, name)
        if (hadFactor) {
          await audit.record(tx, undefined, {
            kind: 'second-step-reset',
            details: auditDetails(name),
          })
        }
        return hadFactor
      })
    },
  }
}

/** The audit log identifies the person without storing the whole number or address. */
const auditDetails = ({ provider, subject }: IdentityName) => ({
  provider,
  ending: subject.slice(-4),
})

const toProvider = (name: string | undefined): Provider =>
  name === 'facebook' ? 'facebook' : 'google'
