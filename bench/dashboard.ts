import { cpus } from 'node:os'
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { migrate } from '#server/db/migrate.ts'
import type { DB } from '#server/db/types.ts'
import { createDutiesService } from '#server/features/employer-jobs/duties.service.ts'
import { createEmployerJobsService } from '#server/features/employer-jobs/employer-jobs.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { systemClock } from '#server/lib/clock.ts'
import { fillApplications } from './applications/fill.ts'
import { withOwnPostgres } from './own-postgres.ts'
import { writeResult } from './write-result.ts'

/*
 * How long an employer with many jobs waits for the dashboard's data: node bench/dashboard.ts. The list of a page, with its
 * counts, and what is due today.
 */

const rounds = 200
const markets = [
  { jobs: 200, candidates: 5000, applications: 1_000_000 },
  { jobs: 1000, candidates: 1000, applications: 100_000 },
] as const

/** All jobs of one employer, live, each seen on 21 days, their counts spread as applicants spread them. */
const own = `
  set session_replication_role = replica;
  update jobs set employer_id = (select min(employer_id::text)::uuid from jobs), status = 'accepted',
    lifecycle_state = 'live', live_at = now(), first_accepted_at = now(),
    posted_at = now() - random() * interval '20 days', expires_at = now() + random() * interval '20 days';
  truncate application_counts;
  insert into application_counts (job_id, status, slot, count)
  select job_id, status, hashtext(id::text) & 7, count(*) from applications group by 1, 2, 3;
  insert into job_views (job_id, day, count)
  select id, current_date - ago, 200 from jobs, generate_series(0, 20) ago;
  reset session_replication_role;
  vacuum analyze`

async function measure(name: string, read: () => Promise<unknown>): Promise<string> {
  const took: number[] = []
  for (let round = -20; round < rounds; round += 1) {
    const began = performance.now()
    await read()
    if (round >= 0) took.push(performance.now() - began)
  }
  took.sort((one, other) => one - other)
  const share = (part: number) => (took[Math.floor(part * took.length)] ?? 0).toFixed(1)
  return `| ${name} | ${share(0.5)} | ${share(0.95)} |`
}

async function run(pool: Pool, size: (typeof markets)[number]): Promise<string> {
  await migrate(pool)
  const client = await pool.connect()
  try {
    await fillApplications(client, size)
    for (const statement of own.split(';')) await client.query(statement)
  } finally {
    client.release()
  }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const { employer_id: accountId } = await db
    .selectFrom('jobs')
    .select('employer_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const viewer: Viewer = {
    accountId,
    identityId: accountId,
    role: 'employer',
    sessionId: accountId,
    awaits: null,
  }
  const clock = systemClock
  const { listOwnJobs } = createEmployerJobsService({ db, clock, files: { publicUrl: (id) => id } })
  const { getDuties } = createDutiesService({ db, clock })
  const rows = [
    await measure('the first page of 10', () => listOwnJobs(viewer, { limit: 10 })),
    await measure('a page of 100', () => listOwnJobs(viewer, { limit: 100 })),
    await measure('10 by expiry, live', () =>
      listOwnJobs(viewer, { limit: 10, sort: 'expiry', order: 'asc', group: 'live' }),
    ),
    await measure('10 with new applicants', () =>
      listOwnJobs(viewer, { limit: 10, applied: 'true' }),
    ),
    await measure('a search in title, company and place', () =>
      listOwnJobs(viewer, { limit: 10, q: 'some words' }),
    ),
    await measure('what is due today', () => getDuties(viewer)),
  ]
  return `| ${size.jobs} jobs, ${size.applications} applications | median, ms | p95, ms |\n|---|---|---|\n${rows.join('\n')}\n`
}

const tables: string[] = []
for (const size of markets) {
  await withOwnPostgres({ isDurable: false, connections: 8 }, async (pool) => {
    tables.push(await run(pool, size))
  })
}
const day = new Date().toISOString().slice(0, 10)
writeResult(
  'dashboard',
  `# The dashboard of an employer with many jobs\n\nMeasured ${day} on ${cpus().length} cores, Node ${process.version}, by \`node bench/dashboard.ts\`: ${rounds} rounds each, embedded Postgres with its shipped settings.\n\n${tables.join('\n')}`,
)
