import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import type { DB } from '#server/db/types.ts'
import { columnsOfDraft } from '#server/jobs/job-form.ts'
import { sayingsOf } from '#server/search/meanings.rules.ts'
import { loadPincodeTable } from '#server/places/pincode-table.ts'
import { putInSearch } from '#server/search/search-index.repository.ts'
import type { SearchedWith } from '#server/search/search-index.repository.ts'
import { listSayings } from '#server/search/search-knowledge.repository.ts'
import type { Market, MarketJob } from './jobs.ts'
import { idOf } from './seeded.ts'

type Options = {
  readonly seed: number
  /** Hears how many jobs are written. */
  readonly onProgress?: (jobs: number) => void
}

const batch = 1_000
/** While the database writes some batches the next are made. */
const batchesAtOnce = 3

/** Writes a market into an empty, migrated database: what the product would have written, many rows at a time. */
export async function fillMarket(db: Kysely<DB>, market: Market, options: Options): Promise<void> {
  await writeEmployers(db, market)
  const sayings = sayingsOf(await listSayings(db))
  const indexes = await dropIndexes(db)
  const running = new Set<Promise<void>>()
  const locate = loadPincodeTable().find
  for (let from = 0; from < market.totalJobs; from += batch) {
    const jobs = Array.from({ length: Math.min(batch, market.totalJobs - from) }, (_, index) =>
      market.jobAt(from + index),
    )
    const writing = writeJobs(db, jobs, {
      from,
      seed: options.seed,
      known: { sayings, locate },
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
    // What the background work of the database does by itself in time; stopping the database then writes it all to disk.
    await sql`vacuum analyze`.execute(connection)
  })
}

async function writeEmployers(db: Kysely<DB>, { employers }: Market): Promise<void> {
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
  jobs: readonly MarketJob[],
  { from, seed, known }: { from: number; seed: number; known: SearchedWith },
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
  await db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = off`.execute(trx)
    await insertRows(trx, 'jobs', rows)
    await putInSearch(
      trx,
      rows.filter(({ status }) => status === 'accepted'),
      known,
    )
  })
}

/** As in a market that was never without the product: whoever's job ends soon has been told. */
async function writeWarnings(db: Kysely<DB>, now: Date): Promise<void> {
  for (const daysBefore of limits.endingWarningDays) {
    await sql`
      insert into ending_warnings (job_id, expires_at, days_before, warned_at)
      select id, expires_at, ${daysBefore}::smallint, ${now} from jobs
      where status = 'accepted' and expires_at <= ${endOfIndiaDayAfter(now, daysBefore)}
      on conflict do nothing`.execute(db)
  }
}

/** Columns that are not named get what they get by themselves. */
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

/** Indexes that hold no rule: they are made faster at the end. Answers what makes them again. */
async function dropIndexes(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid in ('jobs'::regclass, 'job_search'::regclass) and not indisunique`.execute(db)
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
