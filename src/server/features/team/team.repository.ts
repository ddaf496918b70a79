import type { Kysely, Transaction } from 'kysely'
import type { TeamRole } from '#contract/team/roles.ts'
import type { DB } from '#server/db/types.ts'

export type MemberRow = {
  readonly id: string
  readonly name: string
  readonly phone: string
  readonly role: TeamRole
  readonly member_id: string | null
  readonly joined_at: Date | null
  readonly ends_at: Date
}

/** Those who joined an organisation, then those who are invited. The limit of a team bounds the list. */
export const listMembers = (
  db: Kysely<DB>,
  organisationId: string,
  now: Date,
): Promise<MemberRow[]> =>
  db
    .selectFrom('organisation_members')
    .select(['id', 'name', 'phone', 'role', 'member_id', 'joined_at', 'ends_at'])
    .where('organisation_id', '=', organisationId)
    .where((row) => row.or([row('member_id', 'is not', null), row('ends_at', '>', now)]))
    .orderBy('joined_at', (order) => order.asc().nullsLast())
    .orderBy('invited_at')
    .orderBy('id')
    .execute()

/** How an organisation and the person who began it are called. */
export const findOrganisation = (db: Kysely<DB>, organisationId: string) =>
  db
    .selectFrom('accounts')
    .leftJoin('employer_profiles as profile', 'profile.account_id', 'accounts.id')
    .select(['profile.organization_name as organisation', 'profile.name as founder'])
    .where('accounts.id', '=', organisationId)
    .executeTakeFirst()

/** The phone number that an account signs in with, E.164. */
export async function findPhone(db: Kysely<DB>, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('identities', 'identities.id', 'accounts.identity_id')
    .select('subject')
    .where('accounts.id', '=', accountId)
    .where('provider', '=', 'phone')
    .executeTakeFirst()
  return row?.subject
}

/** Invitations to a number that wait, of organisations that may hire. */
export const listInvitations = (
  db: Kysely<DB>,
  { phone, now, limit }: { phone: string; now: Date; limit: number },
) =>
  db
    .selectFrom('organisation_members as member')
    .innerJoin('accounts as organisation', 'organisation.id', 'member.organisation_id')
    .leftJoin('employer_profiles as profile', 'profile.account_id', 'organisation.id')
    .select(['member.id', 'member.role', 'profile.organization_name as organisation'])
    .where('member.phone', '=', phone)
    .where('member.member_id', 'is', null)
    .where('member.ends_at', '>', now)
    .where('organisation.suspended_at', 'is', null)
    .where('organisation.deleted_at', 'is', null)
    .orderBy('member.invited_at')
    .limit(limit)
    .execute()

/** Locks an organisation's account, so that its team does not grow past the limit. */
export const lockOrganisation = (tx: Transaction<DB>, organisationId: string) =>
  tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', organisationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

type NewMember = {
  readonly id: string
  readonly organisation_id: string
  readonly phone: string
  readonly name: string
  readonly role: TeamRole
  readonly invited_at: Date
  readonly ends_at: Date
}

/** Invites, or invites again. Nothing is changed for somebody who joined; then it answers false. */
export async function putInvitation(tx: Transaction<DB>, member: NewMember): Promise<boolean> {
  const { name, role, invited_at, ends_at } = member
  const put = await tx
    .insertInto('organisation_members')
    .values(member)
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'phone'])
        .doUpdateSet({ name, role, invited_at, ends_at })
        .where('organisation_members.member_id', 'is', null),
    )
    .executeTakeFirst()
  return (put.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Deletes invitations that ended without an answer, with the phone numbers in them. */
export const deleteEndedInvitations = (db: Kysely<DB>, now: Date) =>
  db
    .deleteFrom('organisation_members')
    .where('member_id', 'is', null)
    .where('ends_at', '<=', now)
    .execute()

type MemberKey = { readonly organisationId: string; readonly memberId: string }

/** Locks a member or an invitation until the transaction ends. */
export const lockMember = (tx: Transaction<DB>, { organisationId, memberId }: MemberKey) =>
  tx
    .selectFrom('organisation_members')
    .select(['id', 'name', 'member_id', 'role'])
    .where('id', '=', memberId)
    .where('organisation_id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst()

export async function setRole(tx: Transaction<DB>, id: string, role: TeamRole): Promise<void> {
  await tx.updateTable('organisation_members').set({ role }).where('id', '=', id).execute()
}

/** Takes a member or an invitation out of an organisation. */
export const deleteMember = (tx: Transaction<DB>, { organisationId, memberId }: MemberKey) =>
  tx
    .deleteFrom('organisation_members')
    .where('id', '=', memberId)
    .where('organisation_id', '=', organisationId)
    .returning(['name', 'member_id'])
    .executeTakeFirst()

/** Takes the account out of the organisation that it joined. */
export const deleteMembership = (tx: Transaction<DB>, accountId: string) =>
  tx
    .deleteFrom('organisation_members')
    .where('member_id', '=', accountId)
    .returning(['organisation_id', 'name'])
    .executeTakeFirst()

type Answer = { readonly id: string; readonly phone: string; readonly now: Date }

/** An invitation of a number that waits, locked until the transaction ends. */
export const lockInvitation = (tx: Transaction<DB>, { id, phone, now }: Answer) =>
  tx
    .selectFrom('organisation_members as member')
    .innerJoin('accounts as organisation', 'organisation.id', 'member.organisation_id')
    .select(['member.id', 'member.organisation_id', 'member.member_id', 'member.name'])
    .where('member.id', '=', id)
    .where('member.phone', '=', phone)
    .where((row) =>
      row.or([row('member.member_id', 'is not', null), row('member.ends_at', '>', now)]),
    )
    .where('organisation.suspended_at', 'is', null)
    .where('organisation.deleted_at', 'is', null)
    .forUpdate('member')
    .executeTakeFirst()

export const join = (
  tx: Transaction<DB>,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
) =>
  tx
    .updateTable('organisation_members')
    .set({ member_id: accountId, joined_at: now })
    .where('id', '=', id)
    .execute()

/** Whether an account has jobs or a team of its own, so that it is an organisation that works. */
export async function isOrganisation(tx: Transaction<DB>, accountId: string): Promise<boolean> {
  const row = await tx
    .selectNoFrom(({ exists, selectFrom, or }) =>
      or([
        exists(selectFrom('jobs').select('id').where('employer_id', '=', accountId)),
        exists(
          selectFrom('organisation_members').select('id').where('organisation_id', '=', accountId),
        ),
      ]).as('is'),
    )
    .executeTakeFirst()
  return Boolean(row?.is)
}
