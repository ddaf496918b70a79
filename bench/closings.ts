import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { compose } from '#server/compose/compose.ts'
import type { Composition } from '#server/compose/compose.ts'
import { parseConfig } from '#server/config/config.ts'
import { migrate } from '#server/db/migrate.ts'
import type { DB } from '#server/db/types.ts'
import { migrateQueue } from '#server/background/queue-schema.ts'
import { createClosings } from '#server/features/employer-jobs/closings.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { systemClock } from '#server/lib/clock.ts'
import { silentLog } from '#server/lib/log.ts'
import { fillApplications } from './applications/fill.ts'
import { withOwnPostgres } from './own-postgres.ts'
import { writeResult } from './write-result.ts'

/*
 * An employer closes jobs with 20,000 applicants each who wait for an answer: node bench/closings.ts. How long the employer
 * waits, how long it takes until all are told, and what others feel meanwhile.
 */

const size = { jobs: 10, candidates: 20_000, applications: 200_000 }

/** All jobs live and of one employer, all applicants without an answer, each with a browser that gets notifications. */
const statements = [
  'set session_replication_role = replica',
  `update jobs set employer_id = (select min(employer_id::text)::uuid from jobs), status = 'accepted',
    lifecycle_state = 'live', live_at = now(), first_accepted_at = now(), title = 'Telecaller',
    company_name = 'Bharat Telecom', posted_at = now(), expires_at = now() + interval '10 days'`,
  `update applications set status = 'waiting', stage = 'applied'`,
  `insert into push_subscriptions (id, account_id, session_token_hash, endpoint, public_key, auth_secret,
    created_at, renewed_at)
    select gen_random_uuid(), id, '\\x00', 'https://fcm.googleapis.com/' || id, 'key', 'secret', now(), now()
    from accounts where role = 'candidate'`,
  'reset session_replication_role',
  'vacuum analyze',
]

type Figures = { readonly median: number; readonly p95: number; readonly most: number }

function figuresOf(took: number[]): Figures {
  const sorted = took.toSorted((one, other) => one - other)
  const share = (part: number) => sorted[Math.floor(part * sorted.length)] ?? 0
  return { median: share(0.5), p95: share(0.95), most: sorted.at(-1) ?? 0 }
}

/** Repeats something until told to stop, and returns how long each time took. */
async function repeatUntil(isOver: () => boolean, act: () => Promise<unknown>): Promise<Figures> {
  const took: number[] = []
  while (!isOver()) {
    const began = performance.now()
    await act()
    took.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return figuresOf(took)
}

type Others = { readonly name: string; readonly figures: Figures }[]

/** What a person and an employer feel while work is done. */
async function feel(
  { services, db }: Composition,
  people: { readonly employer: Viewer; readonly candidate: Viewer },
  work: () => Promise<unknown>,
): Promise<{ readonly ms: number; readonly others: Others }> {
  let isOver = false
  const began = performance.now()
  const working = work().finally(() => (isOver = true))
  const row = { account_id: people.candidate.accountId, channel: 'mail', purpose: 'news' } as const
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    "a candidate's messages": () => services.messages.list(people.candidate, {}),
    "the employer's dashboard": () =>
      services.employerJobs.listOwnJobs(people.employer, { limit: 10 }),
    'one row written': () =>
      db
        .insertInto('message_choices')
        .values({ ...row, is_on: true, changed_at: new Date() })
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'purpose', 'channel'])
            .doUpdateSet({ changed_at: new Date() }),
        )
        .execute(),
  }
  const others = await Promise.all(
    Object.entries(acts).map(async ([name, act]) => ({
      name,
      figures: await repeatUntil(() => isOver, act),
    })),
  )
  await working
  return { ms: performance.now() - began, others }
}

const viewerOf = (accountId: string, role: Viewer['role']): Viewer => ({
  accountId,
  identityId: accountId,
  role,
  sessionId: accountId,
  awaits: null,
})

async function run(pool: Pool, dataDir: string): Promise<string> {
  await migrate(pool)
  await migrateQueue(pool)
  const client = await pool.connect()
  try {
    await fillApplications(client, size)
    for (const statement of statements) await client.query(statement)
  } finally {
    client.release()
  }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const config = parseConfig({ DATA_DIR: dataDir })
  const composition = await compose({ config, db, pool, log: silentLog() })
  const { services } = composition
  const jobs = await db.selectFrom('jobs').select(['id', 'employer_id']).orderBy('id').execute()
  const [{ employer_id: employerId } = { employer_id: '' }] = jobs
  const { candidate_id: candidateId } = await db
    .selectFrom('applications')
    .select('candidate_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const employer = viewerOf(employerId, 'employer')
  const people = { employer, candidate: viewerOf(candidateId, 'candidate') }

  const tables: string[] = []
  const measure = async (name: string, ids: readonly string[], peopleAtOnce?: number) => {
    const answers: number[] = []
    for (const id of ids) {
      const began = performance.now()
      await services.jobActs.actOnJob(employer, id, { act: 'close' })
      answers.push(performance.now() - began)
    }
    await db
      .updateTable('jobs')
      .set({ closed_at: new Date(Date.now() - 3_600_000) })
      .where('id', 'in', ids)
      .execute()
    const closings = createClosings({
      db,
      clock: systemClock,
      messages: services.messages,
      ...(peopleAtOnce !== undefined && { peopleAtOnce }),
    })
    const { ms, others } = await feel(composition, people, closings.notifyApplicants)
    const { count } = await db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(
        'subject',
        'in',
        ids.map((id) => `job-${id}`),
      )
      .executeTakeFirstOrThrow()
    tables.push(
      [
        `## ${name}`,
        '',
        `${ids.length * size.candidates} people wait for an answer, ${count} were told, all in ${(ms / 1000).toFixed(1)} s. ` +
          `The employer waited ${figuresOf(answers).most.toFixed(0)} ms for the answer at most.`,
        '',
        '| what others feel meanwhile | median, ms | p95, ms | most, ms |',
        '|---|---|---|---|',
        ...others.map(
          ({ name: what, figures: { median, p95, most } }) =>
            `| ${what} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${most.toFixed(0)} |`,
        ),
        '',
      ].join('\n'),
    )
  }
  const ids = jobs.map(({ id }) => id)
  const rest = await feel(
    composition,
    people,
    () => new Promise((resolve) => setTimeout(resolve, 5000)),
  )
  await measure('One job, 500 people in a transaction', ids.slice(0, 1))
  await measure('One job, all people in one transaction, for comparison', ids.slice(1, 2), 1e6)
  await measure('Eight jobs at once, 500 people in a transaction', ids.slice(2))
  await composition.close()
  const quiet = rest.others
    .map(({ name, figures: { median, p95 } }) => `${name} ${median.toFixed(1)} / ${p95.toFixed(1)}`)
    .join(', ')
  return `Without such work (median / p95, ms): ${quiet}.\n\n${tables.join('\n')}`
}

const dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-closings-'))
try {
  await withOwnPostgres({ isDurable: true, connections: 8 }, async (pool) => {
    const text = await run(pool, dataDir)
    const day = new Date().toISOString().slice(0, 10)
    writeResult(
      'closings',
      `# Closing jobs with 20,000 applicants who wait\n\nMeasured ${day} on ${cpus().length} cores, Node ${process.version}, by \`node bench/closings.ts\`: embedded Postgres with its shipped settings, work and requests in one process, each person with one browser that gets notifications. The time is that of writing and queueing the messages; the queue sends them afterwards.\n\n${text}`,
    )
  })
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
