import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Pool } from 'pg'
import { migrate } from '#server/db/migrate.ts'
import type { DB } from '#server/db/types.ts'
import { createAlertMatching } from '#server/features/job-alerts/alert-matching.service.ts'
import { createAlertReader } from '#server/features/job-alerts/alert-reader.service.ts'
import { writeSearch } from '#server/features/job-alerts/alert-search.rules.ts'
import { createFilteredSearch } from '#server/features/job-search/filtered-search.service.ts'
import { createSearchService } from '#server/features/job-search/search.service.ts'
import { citiesOf } from '#server/features/landing-pages/cities.ts'
import { loadPincodeTable } from '#server/features/places/pincode-table.ts'
import { createPlacesService } from '#server/features/places/places.service.ts'
import { systemClock } from '#server/lib/clock.ts'
import { silentLog } from '#server/lib/log.ts'
import { fillMarket } from '../market/fill.ts'
import { createMarket } from '../market/jobs.ts'
import { idOf } from '../market/seeded.ts'
import { withOwnPostgres } from '../own-postgres.ts'
import { cpuSecondsOf } from '../processes.ts'
import { makeAlert } from './make-alerts.ts'

const seed = 1
const ofEach = 5
const batch = 1000
const warmUp = 20

export type AlertFigures = {
  readonly alerts: number
  readonly jobs: number
  /** Of reading an alert's search, in milliseconds. */
  readonly readMs: number
  /** The time of processors that finding needs, in the mean. */
  readonly findWorkMs: number
  /** Of a job that goes live: finding its alerts; sorted. */
  readonly findMs: readonly number[]
  /** Finding them and noting the job for each candidate; sorted. */
  readonly matchMs: readonly number[]
  /** How many candidates a job was found for; sorted. */
  readonly found: readonly number[]
}

/** Measures how long a job that goes live needs to find its alerts among many. */
export async function measureAlerts(size: {
  readonly alerts: number
  readonly liveJobs: number
  readonly matched: number
}): Promise<AlertFigures> {
  const results: AlertFigures[] = []
  await withOwnPostgres({ isDurable: true, connections: 8 }, async (pool) => {
    results.push(await measureIn(pool, size))
  })
  const [figures] = results
  if (!figures) throw new Error('Nothing was measured')
  return figures
}

async function measureIn(
  pool: Pool,
  size: { alerts: number; liveJobs: number; matched: number },
): Promise<AlertFigures> {
  await migrate(pool)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const clock = systemClock
  const market = createMarket({ seed, liveJobs: size.liveJobs, now: clock.now() })
  await fillMarket(db, market, { seed })
  const pincodes = loadPincodeTable()
  const places = createPlacesService({ pincodes, areas: { find: () => [] } })
  const search = createSearchService({
    db,
    readDb: db,
    read: async (ask) => ({ answer: await ask(db), mayBeOld: false }),
    clock,
    log: silentLog(),
    locate: pincodes.find,
    countLookup: () => {},
    towns: [...citiesOf(pincodes).values()],
  })
  const { compile } = createFilteredSearch({ search, places })
  const { read } = createAlertReader({
    jobSearch: { compileFor: (_candidateId, fields) => compile(fields) },
    clock,
  })

  await insertCandidates(db, Math.ceil(size.alerts / ofEach))
  let reading = 0
  for (let from = 0; from < size.alerts; from += batch) {
    const rows = new Map<string, Awaited<ReturnType<typeof alertRow>>>()
    for (let at = from; at < Math.min(from + batch, size.alerts); at += 1) {
      const row = await alertRow(at)
      // The same search of one candidate is one alert.
      rows.set(`${row.candidate_id} ${row.search}`, row)
    }
    await db
      .insertInto('job_alerts')
      .values([...rows.values()])
      .execute()
  }
  await sql`vacuum analyze`.execute(db)

  async function alertRow(at: number) {
    const { search: fields, frequency } = makeAlert(seed, at, market)
    const text = writeSearch(fields)
    const begunAt = performance.now()
    const compiled = await read('', text)
    reading += performance.now() - begunAt
    const now = clock.now()
    return {
      id: idOf(seed, 'alert', at),
      candidate_id: idOf(seed, 'candidate', Math.floor(at / ofEach)),
      place: (at % ofEach) + 1,
      search: text,
      frequency,
      ...compiled,
      looked_at: now,
      created_at: now,
      updated_at: now,
    }
  }

  const { find, match } = createAlertMatching({ db, clock, places })
  const { rows: live } = await sql<{ id: string }>`
    select job_id as id from job_search order by md5(job_id::text) limit ${size.matched + warmUp}`.execute(
    db,
  )
  const findMs: number[] = []
  const matchMs: number[] = []
  const workBefore = cpuSecondsOf(process.pid)
  for (const { id: jobId } of live) await find(jobId)
  const findWorkMs = ((cpuSecondsOf(process.pid) - workBefore) * 1000) / live.length
  for (const [at, { id: jobId }] of live.entries()) {
    const begunAt = performance.now()
    await find(jobId)
    const foundAt = performance.now()
    await match({ jobId })
    if (at < warmUp) continue
    findMs.push(foundAt - begunAt)
    matchMs.push(performance.now() - foundAt)
  }
  const { rows: counts } = await sql<{ count: number }>`
    select count(alert_jobs.job_id)::int as count
    from unnest(${live.slice(warmUp).map(({ id }) => id)}::uuid[]) as job (id)
    left join alert_jobs on alert_jobs.job_id = job.id
    group by job.id`.execute(db)
  const { count: alerts } = await db
    .selectFrom('job_alerts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)
  return {
    alerts,
    jobs: size.liveJobs,
    readMs: reading / size.alerts,
    findWorkMs,
    findMs: inOrder(findMs),
    matchMs: inOrder(matchMs),
    found: inOrder(counts.map(({ count }) => count)),
  }
}

async function insertCandidates(db: Kysely<DB>, count: number): Promise<void> {
  const created_at = new Date('2026-01-01T00:00:00Z')
  for (let from = 0; from < count; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - from) }, (_, at) => from + at)
    await db
      .insertInto('identities')
      .values(
        numbers.map((number) => ({
          id: idOf(seed, 'seeker', number),
          provider: 'phone' as const,
          subject: `+9170${String(number).padStart(8, '0')}`,
          created_at,
        })),
      )
      .execute()
    await db
      .insertInto('accounts')
      .values(
        numbers.map((number) => ({
          id: idOf(seed, 'candidate', number),
          identity_id: idOf(seed, 'seeker', number),
          role: 'candidate' as const,
          created_at,
        })),
      )
      .execute()
  }
}
