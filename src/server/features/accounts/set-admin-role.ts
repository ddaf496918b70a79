import type { Transaction } from 'kysely'
import type { AdminRole } from '#contract/admin/roles.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { NamedAdmins } from './accounts.repository.ts'
import * as admins from './admin-roles.repository.ts'

type Deps = { audit: Pick<Audit, 'record'>; named: NamedAdmins }
type Change = { readonly accountId: string; readonly role: AdminRole; readonly now: Date }

/**
 * Gives an admin another role; the same again changes nothing. Without an actor the command line does.
 * @throws AppError NOT_FOUND for who is no admin; LAST_OWNER; MEMBER_MAY_NOT for an actor who is no owner any more
 */
export async function setAdminRole(
  { audit, named }: Deps,
  tx: Transaction<DB>,
  actor: Viewer | undefined,
  { accountId, role, now }: Change,
): Promise<void> {
  const owners = await admins.lockOwners(tx, named)
  if (actor && !owners.includes(actor.accountId)) throw new AppError('MEMBER_MAY_NOT')
  const before = await admins.findRole(tx, named, accountId)
  if (before === undefined) throw new AppError('NOT_FOUND')
  if (before === role) return
  if (before === 'owner' && owners.length === 1) throw new AppError('LAST_OWNER')
  await admins.setRole(tx, { accountId, role, now })
  await audit.record(tx, actor, {
    kind: 'admin-role-changed',
    personId: accountId,
    details: { role: { key: `adminRole.${role}` } },
  })
}
