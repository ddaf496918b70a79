import { sql } from 'kysely'
import type { ExpressionWrapper, Kysely, RawBuilder } from 'kysely'
import type { AdminRole } from '#contract/admin/roles.ts'
import type { Role } from '#contract/accounts/roles.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import type { ParamsOf } from '#server/db/statement.ts'
import type { DB, Identities } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'

export type Provider = Identities['provider']
/** What identifies a person: a phone number, or a subject of a sign-in provider. */
export type IdentityName = { readonly provider: Provider; readonly subject: string }
/** The admins that the configuration names. */
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
  readonly locale: Locale | null
}

/** The identity's id; creates the identity on its first sign-in. */
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
  const existing = await find.executeTakeFirst()
  if (existing) return existing.id
  await db
    .insertInto('identities')
    .values({ provider, subject, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find.executeTakeFirstOrThrow()).id
}

/** Saves the e-mail that the provider verified; undefined removes the saved one. */
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
 * Locks an identity until the transaction ends, so that its sign-ins run one after another.
 * @throws AppError INVALID_PROOF when the identity was erased concurrently
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
    .select(['id', 'role', 'suspended_at as suspendedAt', 'deleted_at as deletedAt', 'locale'])
    .where('identity_id', '=', identityId)
    .execute()
}

export async function insertAccount(
  db: Kysely<DB>,
  identityId: string,
  { role, locale, now }: { role: Role; locale: Locale | null; now: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('accounts')
    .values({ identity_id: identityId, role, locale, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setLocale(db: Kysely<DB>, accountId: string, locale: Locale): Promise<void> {
  await db.updateTable('accounts').set({ locale }).where('id', '=', accountId).execute()
}

/** Sets when the account was deleted; null restores it. */
export async function setDeleted(
  tx: Kysely<DB>,
  accountId: string,
  deletedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ deleted_at: deletedAt })
    .where('id', '=', accountId)
    .execute()
}

/** SQL condition: the identity is an admin by configuration or by an admin grant. */
export function isAdminIdentity(
  identityId: ExpressionWrapper<DB, 'accounts', string> | string,
  { adminPhones, adminEmails }: NamedAdmins | ParamsOf<NamedAdmins>,
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
  { role, now }: { role: AdminRole | undefined; now: Date },
): Promise<void> {
  await db
    .insertInto('admin_grants')
    .values({ provider, subject, granted_at: now, ...(role && { role }) })
    .onConflict((conflict) =>
      role ? conflict.columns(['provider', 'subject']).doUpdateSet({ role }) : conflict.doNothing(),
    )
    .execute()
}

/** The admin accounts of an identity. An e-mail stands for every Google account that verified it. */
export async function listAdminAccounts(
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

/** Removes an admin's second step and ends all their sessions. False when there was no second step. */
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
