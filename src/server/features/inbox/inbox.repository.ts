import { sql } from 'kysely'
import type { Kysely, RawBuilder, Transaction } from 'kysely'
import type { CaseKind, CaseView } from '#contract/inbox/kinds.ts'
import { adminName } from '#server/db/admin-name.ts'
import type { DB } from '#server/db/types.ts'
import { escapeLike } from '#server/lib/like-pattern.ts'
import { casesOf } from './case-rows.ts'
import type { CaseFilter, CaseRow } from './case-rows.ts'

export type ListedCases = {
  readonly kinds: readonly CaseKind[]
  readonly view: CaseView
  readonly search: string
  readonly adminId: string
  readonly now: Date
  /** What was done before is left out. */
  readonly doneSince: Date | undefined
}

const filterOf = ({ view, doneSince }: ListedCases): CaseFilter => ({
  isDone: view === 'done',
  ...(doneSince && { since: doneSince }),
})

type Position = { readonly at: Date; readonly id: string }

function isInView({ view, adminId, now }: ListedCases): RawBuilder<unknown> {
  if (view === 'mine') return sql`owner_id = ${adminId}`
  if (view === 'nobody') return sql`owner_id is null`
  if (view === 'late') return sql`due_at < ${now}`
  return sql`true`
}

function isFound(search: string): RawBuilder<unknown> {
  if (search === '') return sql`true`
  const text = search.toLowerCase()
  const part = `%${escapeLike(text)}%`
  const digits = text.replaceAll(/\D/g, '')
  return sql`(lower(who) like ${part} or lower(title) like ${part} or email = ${text}
    or phone = ${digits.slice(-10)} or number::text = ${digits.replace(/^0+/, '')})`
}

/** Cases after a position: what is open by when it is due, what is done by when, the last one first. */
export async function listCases(
  db: Kysely<DB>,
  of: ListedCases,
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<CaseRow[]> {
  const isDone = of.view === 'done'
  const at = sql.ref(isDone ? 'done_at' : 'due_at')
  const direction = isDone ? sql`desc` : sql`asc`
  const comesAfter = after
    ? sql`(${at}, id) ${isDone ? sql`<` : sql`>`} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  const { rows } = await sql<CaseRow>`
    select cases.*, ${adminName('cases.owner_id')} as owner_name
    from (${casesOf(of.kinds, filterOf(of))}) cases
    where ${isInView(of)} and ${isFound(of.search)} and ${comesAfter}
    order by ${at} ${direction}, id ${direction} limit ${limit}`.execute(db)
  return rows
}

export async function countListed(db: Kysely<DB>, of: ListedCases): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${casesOf(of.kinds, filterOf(of))}) cases
    where ${isInView(of)} and ${isFound(of.search)}`.execute(db)
  return rows[0]?.count ?? 0
}

export type OpenCounts = {
  readonly kind: CaseKind
  readonly open: number
  readonly mine: number
  readonly nobody: number
  readonly late: number
  readonly today: number
}

/** What is open of each kind; a kind without any is absent. */
export async function countOpenCases(
  db: Kysely<DB>,
  kinds: readonly CaseKind[],
  { adminId, now, endOfDay }: { adminId: string; now: Date; endOfDay: Date },
): Promise<OpenCounts[]> {
  const { rows } = await sql<OpenCounts>`
    select kind, count(*)::int as open,
      count(*) filter (where owner_id = ${adminId})::int as mine,
      count(*) filter (where owner_id is null)::int as nobody,
      count(*) filter (where due_at < ${now})::int as late,
      count(*) filter (where due_at between ${now} and ${endOfDay})::int as today
    from (${casesOf(kinds, { isDone: false })}) cases
    group by kind`.execute(db)
  return rows
}

/** A case, open or else done. */
export async function findCase(
  db: Kysely<DB>,
  kind: CaseKind,
  id: string,
): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select cases.*, ${adminName('cases.owner_id')} as owner_name
    from (
      ${casesOf([kind], { isDone: false, id })}
      union all
      ${casesOf([kind], { isDone: true, id })}
    ) cases`.execute(db)
  return rows[0]
}

/** Locks what keeps the owner of a case until the transaction ends, so that of two admins one comes first. */
export async function lockCase(tx: Transaction<DB>, kind: CaseKind, id: string): Promise<void> {
  if (kind === 'report') {
    await sql`
      insert into report_cases (job_id) select id from jobs where id = ${id}
      on conflict do nothing`.execute(tx)
  }
  const { table, key } = places[kind]
  await sql`select from ${sql.table(table)} where ${sql.ref(key)} = ${id} for no key update`.execute(
    tx,
  )
}

type Assigned = Pick<CaseRow, 'owner_id' | 'note' | 'is_waiting'> & {
  readonly due_at: Date | undefined
}

export async function assignCase(
  tx: Transaction<DB>,
  { kind, id }: Pick<CaseRow, 'kind' | 'id'>,
  { owner_id: ownerId, note, is_waiting: isWaiting, due_at: dueAt }: Assigned,
): Promise<void> {
  const { table, key } = places[kind]
  await sql`
    update ${sql.table(table)}
    set owner_id = ${ownerId}, note = ${note}, is_waiting = ${isWaiting}
      ${dueAt ? sql`, due_at = ${dueAt}` : sql``}
    where ${sql.ref(key)} = ${id}`.execute(tx)
}

/** Where each kind keeps its owner, its note, whether it waits and when it is due. */
const places: Readonly<Record<CaseKind, { readonly table: string; readonly key: string }>> = {
  report: { table: 'report_cases', key: 'job_id' },
  contact: { table: 'contact_requests', key: 'id' },
  objection: { table: 'contact_requests', key: 'id' },
  grievance: { table: 'grievances', key: 'id' },
}

/** The block that a request objects to. */
export async function findObjectedBlock(db: Kysely<DB>, requestId: string) {
  return await db
    .selectFrom('contact_requests')
    .innerJoin('blocks', 'blocks.id', 'contact_requests.block_id')
    .select(['blocks.kind', 'value', 'reason', 'blocks.note', 'blocked_at', 'ended_at'])
    .where('contact_requests.id', '=', requestId)
    .executeTakeFirst()
}

/** What is known of a job that is reported. */
export async function findReportedJob(db: Kysely<DB>, jobId: string) {
  return await db
    .selectFrom('jobs')
    .select(({ selectFrom, fn }) => [
      'id as jobId',
      'lifecycle_state as state',
      'employer_id as organisationId',
      selectFrom('application_keys')
        .select(fn.countAll<number>().as('count'))
        .whereRef('application_keys.job_id', '=', 'jobs.id')
        .$asScalar()
        .$notNull()
        .as('applications'),
      selectFrom('job_calls')
        .select(fn.countAll<number>().as('count'))
        .whereRef('job_calls.job_id', '=', 'jobs.id')
        .where('outcome', '<>', 'talked')
        .$asScalar()
        .$notNull()
        .as('calls'),
      selectFrom('job_reports')
        .select(fn.countAll<number>().as('count'))
        .whereRef('job_reports.job_id', '=', 'jobs.id')
        .where('decision', 'is', null)
        .$asScalar()
        .$notNull()
        .as('openReports'),
    ])
    .where('id', '=', jobId)
    .executeTakeFirst()
}
