import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import { columnsOfDraft } from '#server/features/jobs/draft-columns.ts'
import { toSynonyms } from '#server/features/job-search/synonyms/meanings.rules.ts'
import { loadPincodeTable } from '#server/features/places/pincode-table.ts'
import { citiesOf } from '#server/features/landing-pages/cities.ts'
import { putInSearch } from '#server/features/job-search/index/search-index.repository.ts'
import type { TermContext } from '#server/features/job-search/index/job-terms.rules.ts'
import { listSynonyms } from '#server/features/job-search/index/search-dictionary.repository.ts'
import type { MarketEmployer } from './employers.ts'
import type { Market, MarketJob } from './jobs.ts'
import { idOf } from './seeded.ts'

type Options = {
  readonly seed: number
  /** Gets the number of written jobs. */
  readonly onProgress?: (jobs: number) => void
}

const batch = 1_000
/** The next batches are generated while the database writes. */
const batchesAtOnce = 3

/** As much of a market as is written. */
export type FillableMarket = Pick<Market, 'totalJobs'> & {
  readonly employers: readonly FillableEmployer[]
  readonly jobAt: (index: number) => FillableJob
}
type FillableEmployer = Omit<MarketEmployer, 'company' | 'fields' | 'process'>
type FillableJob = Omit<MarketJob, 'facts' | 'employer'> & { readonly employer: FillableEmployer }

/** Writes a market into an empty, migrated database, in bulk. */
export async function fillMarket(
  db: Kysely<DB>,
  market: FillableMarket,
  options: Options,
): Promise<void> {
  await writeEmployers(db, market)
  const indexes = await dropIndexes(db)
  const running = new Set<Promise<void>>()
  const pincodes = loadPincodeTable()
  const synonyms = toSynonyms(await listSynonyms(db), [...citiesOf(pincodes).values()])
  for (let from = 0; from < market.totalJobs; from += batch) {
    const jobs = Array.from({ length: Math.min(batch, market.totalJobs - from) }, (_, index) =>
      market.jobAt(from + index),
    )
    const writing = writeJobs(db, jobs, {
      from,
      seed: options.seed,
      known: { synonyms, locate: pincodes.find },
    }).finally(() => running.delete(writing))
    running.add(writing)
    if (running.size >= batchesAtOnce) await Promise.race(running)
    options.onProgress?.(from + jobs.length)
  }
  await Promise.all(running)
  await withoutTimeout(db, async (connection) => {
    await sql`set maintenance_work_mem = '256MB'`.execute(connection)
    for (const index of indexes) await sql.raw(index).execute(connection)
    await sql`reset maintenance_work_mem`.execute(connection)
    await writeWarnings(connection, new Date())
    // Postgres would do this in the background in time.
    await sql`vacuum analyze`.execute(connection)
  })
}

async function writeEmployers(db: Kysely<DB>, { employers }: FillableMarket): Promise<void> {
  const at = new Date('2026-01-01T00:00:00Z')
  for (let from = 0; from < employers.length; from += batch) {
    const some = employers.slice(from, from + batch)
    await insertRows(
      db,
      'identities',
      some.map(({ identityId, mobile }) => ({
        id: identityId,
        provider: 'phone',
        subject: `+91${mobile}`,
        created_at: at,
      })),
    )
    await insertRows(
      db,
      'accounts',
      some.map(({ accountId, identityId }) => ({
        id: accountId,
        identity_id: identityId,
        role: 'employer',
        created_at: at,
      })),
    )
    await insertRows(
      db,
      'employer_profiles',
      some.map((employer) => ({
        account_id: employer.accountId,
        name: employer.contact,
        email: employer.email,
        gender: employer.gender,
        mobile_number: employer.mobile,
        designation: employer.designation,
        organization_name: employer.organization,
        company_address: employer.address,
        state: employer.place.state,
        city: employer.place.city,
        pincode: employer.pincode,
        posted_jobs: 25,
        created_at: at,
        updated_at: at,
      })),
    )
  }
}

const paiseOfPlan = { free: 0, basic: 28_900, demand: 39_900 } as const

async function writeJobs(
  db: Kysely<DB>,
  jobs: readonly FillableJob[],
  { from, seed, known }: { from: number; seed: number; known: TermContext },
): Promise<void> {
  const rows = jobs.map((job, index) => ({
    ...columnsOfDraft(job.draft),
    id: job.id,
    employer_id: job.employer.accountId,
    submission_id: idOf(seed, 'submission', from + index),
    status: job.isLive ? ('accepted' as const) : ('expired' as const),
    plan: job.plan,
    amount_paise: paiseOfPlan[job.plan],
    created_at: job.liveAt,
    updated_at: job.liveAt,
    posted_at: job.liveAt,
    first_accepted_at: job.liveAt,
    live_at: job.liveAt,
    expires_at: job.expiresAt,
  }))
  await db.transaction().execute(async (tx) => {
    await sql`set local synchronous_commit = off`.execute(tx)
    await insertRows(tx, 'jobs', rows)
    await putInSearch(
      tx,
      rows.filter(({ status }) => status === 'accepted'),
      known,
    )
  })
}

/** Marks the warnings of jobs that end soon as sent. */
async function writeWarnings(db: Kysely<DB>, now: Date): Promise<void> {
  for (const daysBefore of limits.endingWarningDays) {
    await sql`
      insert into ending_warnings (job_id, expires_at, days_before, warned_at)
      select id, expires_at, ${daysBefore}::smallint, ${now} from jobs
      where status = 'accepted' and expires_at <= ${endOfIndiaDayAfter(now, daysBefore)}
      on conflict do nothing`.execute(db)
  }
}

/** Columns that are left out get their defaults. */
async function insertRows(
  db: Kysely<DB>,
  table: 'identities' | 'accounts' | 'employer_profiles' | 'jobs',
  rows: readonly object[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  )
}

/** Drops indexes that enforce no rule, because creating them at the end is faster. Returns the statements that recreate them. */
async function dropIndexes(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid in ('jobs'::regclass, 'job_search'::regclass, 'job_search_texts'::regclass) and not indisunique`.execute(
    db,
  )
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  return rows.map(({ definition }) => definition)
}

async function withoutTimeout(
  db: Kysely<DB>,
  act: (connection: Kysely<DB>) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      await act(connection)
    } finally {
      await sql`set statement_timeout = '30s'`.execute(connection)
    }
  })
}
