import { sql } from 'kysely'
import type { ExpressionWrapper, Kysely, RawBuilder } from 'kysely'
import type { Role } from '#contract/accounts.ts'
import type { PlacesOf } from '../db/statement.ts'
import type { DB, Identities } from '../db/types.ts'
import { AppError } from '../lib/app-error.ts'

export type Provider = Identities['provider']
/** One way of proving who somebody is: a phone number, or a subject of a sign-in provider. */
export type IdentityName = { readonly provider: Provider; readonly subject: string }
/** Who the configuration names as admins. */
export type NamedAdmins = {
  readonly adminPhones: readonly string[]
  readonly adminEmails: readonly string[]
}
export type Identity = IdentityName & { readonly id: string }
export type Account = {
  readonly id: string
  readonly role: Role
  readonly suspendedAt: Date | null
  readonly deletedAt: Date | null
}

/** The identity of that name, made on its first sign-in. */
export async function ensureIdentity(
  db: Kysely<DB>,
  { provider, subject }: IdentityName,
  now: Date,
): Promise<string> {
  const find = db
    .selectFrom('identities')
    .select('id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
  const known = await find.executeTakeFirst()
  if (known) return known.id
  await db
    .insertInto('identities')
    .values({ provider, subject, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find.executeTakeFirstOrThrow()).id
}

/** What the provider has verified by now; one that it no longer vouches for is forgotten. */
export async function setIdentityEmail(
  db: Kysely<DB>,
  id: string,
  email: string | undefined,
): Promise<void> {
  await db
    .updateTable('identities')
    .set({ email: email?.toLowerCase() ?? null })
    .where('id', '=', id)
    .execute()
}

/**
 * Locked until the transaction ends, so that one identity's sign-ins follow one another.
 * @throws AppError INVALID_PROOF when it was erased meanwhile
 */
export async function lockIdentity(db: Kysely<DB>, id: string): Promise<Identity> {
  const identity = await db
    .selectFrom('identities')
    .select(['id', 'provider', 'subject'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!identity) throw new AppError('INVALID_PROOF')
  return identity
}

export async function listAccounts(db: Kysely<DB>, identityId: string): Promise<Account[]> {
  return await db
    .selectFrom('accounts')
    .select(['id', 'role', 'suspended_at as suspendedAt', 'deleted_at as deletedAt'])
    .where('identity_id', '=', identityId)
    .execute()
}

export async function insertAccount(
  db: Kysely<DB>,
  identityId: string,
  role: Role,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('accounts')
    .values({ identity_id: identityId, role, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Says when an account was deleted, or that it is not any more. */
export async function setDeleted(
  trx: Kysely<DB>,
  accountId: string,
  deletedAt: Date | null,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ deleted_at: deletedAt })
    .where('id', '=', accountId)
    .execute()
}

/** Whether the identity beside it is an admin: named in the configuration, or by command line. */
export function isAdminIdentity(
  identityId: ExpressionWrapper<DB, 'accounts', string> | string,
  { adminPhones, adminEmails }: NamedAdmins | PlacesOf<NamedAdmins>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from identities i
    left join admin_grants g on g.provider = i.provider
      and (g.subject = i.subject or (i.provider = 'google' and g.subject = i.email))
    where i.id = ${identityId}
      and (
        g.subject is not null
        or (i.provider = 'phone' and i.subject = any(${adminPhones}))
        or (i.provider = 'google' and i.email = any(${adminEmails}))
      )
  )`
}

export async function findIsAdmin(
  db: Kysely<DB>,
  identityId: string,
  named: NamedAdmins,
): Promise<boolean> {
  const { isAdmin } = await db
    .selectNoFrom(isAdminIdentity(identityId, named).as('isAdmin'))
    .executeTakeFirstOrThrow()
  return isAdmin
}

export async function insertAdminGrant(
  db: Kysely<DB>,
  { provider, subject }: IdentityName,
  now: Date,
): Promise<void> {
  await db
    .insertInto('admin_grants')
    .values({ provider, subject, granted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The admin accounts of a name; an e-mail names every account of Google that has it, verified. */
async function listAdminAccounts(
  db: Kysely<DB>,
  { provider, subject }: IdentityName,
): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('identities', 'identities.id', 'accounts.identity_id')
    .select('accounts.id')
    .where('accounts.role', '=', 'admin')
    .where('identities.provider', '=', provider)
    .where((row) =>
      row.or([
        row('identities.subject', '=', subject),
        row.and([row.lit(provider === 'google'), row('identities.email', '=', subject)]),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes the second step of an admin away, and signs them out everywhere. False when there is none. */
export async function dropSecondFactor(db: Kysely<DB>, name: IdentityName): Promise<boolean> {
  const accountIds = await listAdminAccounts(db, name)
  if (accountIds.length === 0) return false
  const { numDeletedRows } = await db
    .deleteFrom('second_factors')
    .where('account_id', 'in', accountIds)
    .executeTakeFirst()
  await db.deleteFrom('sessions').where('account_id', 'in', accountIds).execute()
  return numDeletedRows > 0n
}

export async function deleteAdminGrant(db: Kysely<DB>, name: IdentityName): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('admin_grants')
    .where('provider', '=', name.provider)
    .where('subject', '=', name.subject)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
