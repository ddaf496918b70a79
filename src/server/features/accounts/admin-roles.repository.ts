import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { AdminRole } from '#contract/admin/roles.ts'
import type { DB } from '#server/db/types.ts'
import { isAdminIdentity } from './accounts.repository.ts'
import type { NamedAdmins } from './accounts.repository.ts'

/** The accounts of those who are admins now: named by the configuration or by a grant, and not suspended. */
const livingAdmins = (db: Kysely<DB>, named: NamedAdmins) =>
  db
    .selectFrom('admin_roles')
    .innerJoin('accounts', 'accounts.id', 'admin_roles.account_id')
    .innerJoin('identities', 'identities.id', 'accounts.identity_id')
    .where('accounts.role', '=', 'admin')
    .where('accounts.suspended_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .where((row) => isAdminIdentity(row.ref('accounts.identity_id'), named))

/** The admins who have one of some roles, by name. */
export async function listAdminsInRoles(
  db: Kysely<DB>,
  named: NamedAdmins,
  roles: readonly AdminRole[],
): Promise<{ id: string; name: string }[]> {
  const rows = await livingAdmins(db, named)
    .select((row) => [
      'accounts.id',
      row.fn.coalesce('identities.email', 'identities.subject').as('name'),
    ])
    .where('admin_roles.role', 'in', roles)
    .orderBy('name')
    .execute()
  return rows.map(({ id, name }) => ({ id, name: name ?? '' }))
}

type ListInput = {
  readonly after: { readonly at: Date; readonly id: string } | undefined
  readonly limit: number
}

/** Who is an admin, the newest first. */
export const listAdmins = (db: Kysely<DB>, named: NamedAdmins, { after, limit }: ListInput) =>
  livingAdmins(db, named)
    .select((row) => [
      'accounts.id',
      'accounts.created_at',
      'admin_roles.role',
      'admin_roles.since',
      row.fn.coalesce('identities.email', 'identities.subject').as('name'),
      row
        .exists(
          row
            .selectFrom('second_factors')
            .select('second_factors.account_id')
            .whereRef('second_factors.account_id', '=', 'accounts.id'),
        )
        .$castTo<boolean>()
        .as('has_second_step'),
    ])
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row(
          row.refTuple('accounts.created_at', 'accounts.id'),
          '<',
          row.tuple(after?.at ?? new Date(0), after?.id ?? ''),
        ),
      ),
    )
    .orderBy('accounts.created_at', 'desc')
    .orderBy('accounts.id', 'desc')
    .limit(limit)
    .execute()

export async function countAdmins(
  db: Kysely<DB>,
  named: NamedAdmins,
): Promise<{ all: number; owners: number }> {
  return await livingAdmins(db, named)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('admin_roles.role', '=', 'owner').as('owners'),
    ])
    .executeTakeFirstOrThrow()
}

/**
 * The accounts of the owners. Until the transaction ends nobody else makes one of them something else: changes of roles run one
 * after another, whichever rows they are about.
 */
export async function lockOwners(tx: Transaction<DB>, named: NamedAdmins): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('roles of admins', 0))`.execute(tx)
  const owners = await livingAdmins(tx, named)
    .select('accounts.id')
    .where('admin_roles.role', '=', 'owner')
    .execute()
  return owners.map(({ id }) => id)
}

/** The role of somebody who is an admin now. */
export async function findRole(
  db: Kysely<DB>,
  named: NamedAdmins,
  accountId: string,
): Promise<AdminRole | undefined> {
  const admin = await livingAdmins(db, named)
    .select('admin_roles.role')
    .where('accounts.id', '=', accountId)
    .executeTakeFirst()
  return admin?.role
}

type NewRole = { readonly accountId: string; readonly role: AdminRole; readonly now: Date }

export async function setRole(
  tx: Transaction<DB>,
  { accountId, role, now }: NewRole,
): Promise<void> {
  await tx
    .updateTable('admin_roles')
    .set({ role, since: now })
    .where('account_id', '=', accountId)
    .execute()
}

/** The role of an account; its first one is that of its newest grant. Who is named by the configuration alone is an owner. */
export async function ensureRole(
  tx: Transaction<DB>,
  { accountId, identityId, now }: { accountId: string; identityId: string; now: Date },
): Promise<AdminRole> {
  const find = tx.selectFrom('admin_roles').select('role').where('account_id', '=', accountId)
  const existing = await find.executeTakeFirst()
  if (existing) return existing.role
  const grant = await tx
    .selectFrom('admin_grants')
    .innerJoin('identities', 'identities.provider', 'admin_grants.provider')
    .select('admin_grants.role')
    .where('identities.id', '=', identityId)
    .where((row) =>
      row.or([
        row('admin_grants.subject', '=', row.ref('identities.subject')),
        row.and([
          row('identities.provider', '=', 'google'),
          row('admin_grants.subject', '=', row.ref('identities.email')),
        ]),
      ]),
    )
    .orderBy('granted_at', 'desc')
    .executeTakeFirst()
  const role = grant?.role ?? 'owner'
  await tx
    .insertInto('admin_roles')
    .values({ account_id: accountId, role, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return role
}
