import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { SentKind } from '#contract/evidence/kinds.ts'
import type { DB, Evidence } from '#server/db/types.ts'

export type EvidenceRow = Selectable<Evidence>

/** What the product knows by itself of an organisation. */
export type OrganisationFacts = {
  readonly name: string
  /** The number that the founder signs in with; null for those who sign in otherwise. */
  readonly phone: string | null
  readonly joined_at: Date
  /** When an admin last called before a job went live. */
  readonly called_at: Date | null
}

/** SQL for the name of the employer of `accounts`: as in the profile, else as in the newest job, else the person's. */
export const organisationName = sql<string>`coalesce(
  nullif(employer_profiles.organization_name, ''),
  (select company_name from jobs where employer_id = accounts.id order by posted_at desc nulls first, id desc limit 1),
  employer_profiles.name, '')`

export async function findFacts(
  db: Kysely<DB>,
  organisationId: string,
): Promise<OrganisationFacts | undefined> {
  const { rows } = await sql<OrganisationFacts>`
    select ${organisationName} as name, accounts.created_at as joined_at,
      case when identities.provider = 'phone' then identities.subject end as phone,
      (select max(first_accepted_at) from jobs where employer_id = accounts.id) as called_at
    from accounts
    join identities on identities.id = accounts.identity_id
    left join employer_profiles on employer_profiles.account_id = accounts.id
    where accounts.id = ${organisationId} and accounts.role = 'employer' and accounts.erased_at is null`.execute(
    db,
  )
  return rows[0]
}

/** What nothing has taken the place of. What was verified holds while a newer one waits, so it comes last. */
export async function listCurrent(db: Kysely<DB>, organisationId: string): Promise<EvidenceRow[]> {
  return await db
    .selectFrom('evidence')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('replaced_at', 'is', null)
    .orderBy((eb) => eb('state', '=', 'verified'))
    .execute()
}

/** Locks the organisation until the transaction ends, so that what it sends comes one after another. */
export async function lockOrganisation(tx: Transaction<DB>, organisationId: string): Promise<void> {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', organisationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function hasSubmission(
  db: Kysely<DB>,
  organisationId: string,
  submissionId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('evidence')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return found !== undefined
}

/** How many of a kind were sent since then. */
export async function countSent(
  db: Kysely<DB>,
  organisationId: string,
  { kind, since }: { kind: SentKind; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('evidence')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', kind)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** A new one takes the place of what waits or failed; what was verified holds until the new one is looked at. */
export async function insertEvidence(
  tx: Transaction<DB>,
  row: Insertable<Evidence> & { readonly organisation_id: string; readonly kind: SentKind },
): Promise<void> {
  await tx
    .updateTable('evidence')
    .set({ replaced_at: row.sent_at })
    .where('organisation_id', '=', row.organisation_id)
    .where('kind', '=', row.kind)
    .where('state', 'in', ['pending', 'failed'])
    .where('replaced_at', 'is', null)
    .execute()
  await tx.insertInto('evidence').values(row).execute()
}

export async function lockEvidence(
  tx: Transaction<DB>,
  evidenceId: string,
): Promise<EvidenceRow | undefined> {
  return await tx
    .selectFrom('evidence')
    .selectAll()
    .where('id', '=', evidenceId)
    .where('replaced_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** What waits for its code. */
export async function findAwaitingCode(
  db: Kysely<DB>,
  organisationId: string,
): Promise<EvidenceRow | undefined> {
  return await db
    .selectFrom('evidence')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', 'workEmail')
    .where('state', '=', 'pending')
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
}

/** The address of evidence that still waits for its code. */
export async function findWaitingEmail(db: Kysely<DB>, evidenceId: string) {
  return await db
    .selectFrom('evidence')
    .select(['value', 'organisation_id'])
    .where('id', '=', evidenceId)
    .where('state', '=', 'pending')
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
}

export async function countWrongCode(tx: Transaction<DB>, evidenceId: string): Promise<void> {
  await tx
    .updateTable('evidence')
    .set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('id', '=', evidenceId)
    .execute()
}

/** It holds from now on, and nothing earlier of its kind. */
export async function setVerified(
  tx: Transaction<DB>,
  { id, organisation_id, kind }: EvidenceRow,
  decision: { decided_at: Date; decided_by: string | null; valid_until: Date },
): Promise<void> {
  await tx
    .updateTable('evidence')
    .set({ replaced_at: decision.decided_at })
    .where('organisation_id', '=', organisation_id)
    .where('kind', '=', kind)
    .where('id', '<>', id)
    .where('replaced_at', 'is', null)
    .execute()
  await tx
    .updateTable('evidence')
    .set({ ...decision, state: 'verified' })
    .where('id', '=', id)
    .execute()
}

export async function setFailed(
  tx: Transaction<DB>,
  evidenceId: string,
  decision: { decided_at: Date; decided_by: string; fail_reason: Evidence['fail_reason'] },
): Promise<void> {
  await tx
    .updateTable('evidence')
    .set({ ...decision, state: 'failed', valid_until: null })
    .where('id', '=', evidenceId)
    .execute()
}

/** How many other organisations have sent the same, by the evidence's id. */
export async function countSameElsewhere(
  db: Kysely<DB>,
  organisationId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; others: number }>`
    select own.id, count(distinct other.organisation_id)::int as others
    from evidence own
    join evidence other on other.kind = own.kind and other.value = own.value
      and other.organisation_id <> own.organisation_id and other.replaced_at is null
    where own.organisation_id = ${organisationId} and own.replaced_at is null and own.kind <> 'office'
    group by own.id`.execute(db)
  return new Map(rows.map(({ id, others }) => [id, others]))
}
