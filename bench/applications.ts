import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { fillApplications } from './applications/fill.ts'
import type { Size } from './applications/fill.ts'
import { writeResult } from './write-result.ts'
import { withOwnPostgres } from './own-postgres.ts'

/*
 * Compares applications in one table, as before migration 35, with a table partitioned by month, on
 * one machine: node bench/applications.ts [--applications=1000000] [--rounds=1000]
 */

const { values } = parseArgs({
  options: {
    applications: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '1000' },
  },
})
const firstWithMonths = 35
const say = (text: string) => process.stdout.write(`${text}\n`)

type Statement = { readonly name: string; readonly before: string; readonly now: string }

/** `$1` is a number, different in each round, that selects the person, application and job. */
const person = `md5('person' || (100 + $1::int % 40000))::uuid`
const application = `md5('application' || $1::int)::uuid`
const job = `md5('job' || ($1::int % 1000))::uuid`
const oneRow = (key: string) => `
  insert into applications (id, job_id, candidate_id, status, name, email, gender, mobile_number, current_address,
    state, city, pincode, date_of_birth, work_experience, past_job_experience, education, language, skills, salary,
    resume_file_id, applied_at)
  values (gen_random_uuid(), md5('job' || (1 + $1::int % 1999))::uuid, ${person}, 'waiting', 'x', 'x', 'x', 'x', 'x',
    'x', 'x', 'x', '2000-01-01', 'x', 'x', 'x', 'x', 'x', 'x',
    md5('file' || (100 + $1::int % 40000))::uuid, now()) ${key} returning id`
const statements: readonly Statement[] = [
  {
    name: 'apply: the row and its rules, committed',
    before: oneRow('on conflict (job_id, candidate_id) do nothing'),
    now: oneRow(''),
  },
  {
    name: 'whether a candidate has applied',
    before: `select exists (select from applications where job_id = ${job} and candidate_id = ${person})`,
    now: `select exists (select from application_keys where job_id = ${job} and candidate_id = ${person})`,
  },
  {
    name: 'one application by its id',
    before: `select * from applications where id = ${application}`,
    now: `select * from applications where id = ${application}
      and applied_at = (select applied_at from application_keys where application_id = ${application})`,
  },
  ...[
    {
      name: 'the newest 25 waiting applicants of a job',
      sql: `select * from applications where job_id = ${job} and status = 'waiting'
        order by applied_at desc, id desc limit 25`,
    },
    {
      name: 'how many a job has in each status',
      sql: `select status, count(*) from applications where job_id = ${job} group by 1`,
    },
    {
      name: 'the newest 25 applications of a candidate',
      sql: `select * from applications where candidate_id = ${person} order by applied_at desc, id desc limit 25`,
    },
    {
      name: 'how often a candidate applied today',
      sql: `select count(*) from applications where candidate_id = ${person} and applied_at >= date_trunc('day', now())`,
    },
  ].map(({ name, sql }) => ({ name, before: sql, now: sql })),
]

type Figures = { readonly median: number; readonly p95: number }

async function measure(
  pool: Pool,
  text: string,
  { name, from }: { name: string; from: number },
): Promise<Figures> {
  const client = await pool.connect()
  const took: number[] = []
  const rounds = Number(values.rounds)
  try {
    for (let round = -50; round < rounds; round += 1) {
      const began = performance.now()
      const { rowCount } = await client.query({ name, text, values: [from + (round + 50) * 37] })
      if (round >= 0 && (rowCount ?? 0) > 0) took.push(performance.now() - began)
    }
  } finally {
    client.release()
  }
  // The time of a statement that found or wrote nothing has no meaning.
  if (took.length < rounds / 2) say(`only ${took.length} of ${rounds} found something: ${text}`)
  took.sort((one, other) => one - other)
  const share = (part: number) => took[Math.floor(part * took.length)] ?? 0
  return { median: share(0.5), p95: share(0.95) }
}

type Outcome = {
  readonly figures: readonly Figures[]
  readonly bytes: Readonly<Record<string, number>>
  readonly migrationSeconds: number
}

async function run(pool: Pool, size: Size): Promise<readonly [Outcome, Outcome]> {
  const old = (await readMigrations()).filter(({ version }) => version < firstWithMonths)
  await migrate(pool, { only: new Set(old.map(({ version }) => version)) })
  const client = await pool.connect()
  try {
    await fillApplications(client, size)
  } finally {
    client.release()
  }
  say('filled')
  const look = async (which: 'before' | 'now') => {
    const figures: Figures[] = []
    for (const [at, each] of statements.entries()) {
      // Other people and jobs, who have no applications yet.
      const from = which === 'before' ? 11 : 300_000
      figures.push(await measure(pool, each[which], { name: `${which}${at}`, from }))
      say(`${which}: ${each.name}: ${figures.at(-1)?.median.toFixed(2)} ms`)
    }
    return figures
  }
  const before = { figures: await look('before'), bytes: await sizes(pool), migrationSeconds: 0 }
  const began = performance.now()
  await migrate(pool)
  const migrationSeconds = (performance.now() - began) / 1000
  await pool.query('vacuum analyze')
  const now = { figures: await look('now'), bytes: await sizes(pool), migrationSeconds }
  return [before, now]
}

async function sizes(pool: Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string; bytes: number }>(`
    select coalesce(i.inhparent::regclass::text, c.oid::regclass::text) as name,
      sum(pg_total_relation_size(c.oid))::int8 as bytes
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid and c.relkind = 'r'
    where c.relkind = 'r' and (c.relname like 'application%' or i.inhparent = 'applications'::regclass
      or c.relname in ('jobs', 'files', 'candidate_profiles'))
    group by 1`)
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]))
}

const ms = (figures: Figures | undefined) =>
  figures ? `${figures.median.toFixed(2)} / ${figures.p95.toFixed(2)}` : ''
const mb = (bytes: number | undefined) => (bytes === undefined ? '–' : (bytes / 1e6).toFixed(0))

const applications = Number(values.applications)
const size = { applications, candidates: 50_000, jobs: 2_000 }
await withOwnPostgres({ isDurable: true, connections: 4 }, async (pool) => {
  const [before, now] = await run(pool, size)
  const tables = [...new Set([...Object.keys(before.bytes), ...Object.keys(now.bytes)])].sort()
  const text = [
    '# Applications in one table and by month',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores, Node ${process.version}, by \`node bench/applications.ts\`: ` +
      `${applications} applications of ${size.candidates} candidates to ${size.jobs} jobs within twelve months, embedded Postgres ` +
      `with its shipped settings, one connection, ${values.rounds} rounds each. The migration took ${now.migrationSeconds.toFixed(0)} s.`,
    '',
    '| what | one table, ms (median / p95) | by month, ms (median / p95) |',
    '|---|---|---|',
    ...statements.map(
      ({ name }, at) => `| ${name} | ${ms(before.figures[at])} | ${ms(now.figures[at])} |`,
    ),
    '',
    '| table with its indexes | before, MB | by month, MB |',
    '|---|---|---|',
    ...tables.map((name) => `| ${name} | ${mb(before.bytes[name])} | ${mb(now.bytes[name])} |`),
    '',
  ].join('\n')
  writeResult('applications', text)
})
