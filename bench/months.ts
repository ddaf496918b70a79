import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Pool, PoolClient } from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { fillApplications } from './applications/fill.ts'
import { monthStatements } from './applications/month-statements.ts'
import type { MonthStatement } from './applications/month-statements.ts'
import { writeResult } from './write-result.ts'
import { withOwnPostgres } from './own-postgres.ts'

/*
 * A million applications and a million events of the audit record within twelve months: their size, the time of each
 * query, and how many partitions it reads. node bench/months.ts [--rows=1000000] [--rounds=300]
 */

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '300' },
  },
})
const rows = Number(values.rows)
const rounds = Number(values.rounds)
const warmUps = 20
const say = (text: string) => process.stdout.write(`${text}\n`)

type Plan = {
  readonly 'Relation Name'?: string
  readonly Schema?: string
  readonly 'Actual Loops'?: number
  readonly Plans?: readonly Plan[]
}

/** The partitions that were read. */
function monthsIn(plan: Plan): Set<string> {
  const { Schema: schema = '', 'Relation Name': name = '', 'Actual Loops': loops = 0 } = plan
  const found = new Set((plan.Plans ?? []).flatMap((each) => [...monthsIn(each)]))
  if (schema.endsWith('_months') && loops > 0) found.add(`${schema}.${name}`)
  return found
}

async function measure(pool: Pool, { text, name }: MonthStatement, at: number): Promise<string> {
  const client = await pool.connect()
  const took: number[] = []
  let tables = 0
  try {
    for (let round = -warmUps; round < rounds; round += 1) {
      // Another application, candidate or job each time.
      const given = [(round + warmUps) * 997 + at]
      const began = performance.now()
      await client.query({ name: `s${at}`, text, values: given })
      if (round >= 0) took.push(performance.now() - began)
    }
    await client.query('begin')
    const { rows: plans } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, verbose, format json) ${text.replaceAll('$1', '777')}`,
    )
    await client.query('rollback')
    const [first] = plans
    if (first) tables = monthsIn(first['QUERY PLAN'][0].Plan).size
  } finally {
    client.release()
  }
  took.sort((one, other) => one - other)
  const share = (part: number) => (took[Math.floor(part * (took.length - 1))] ?? 0).toFixed(2)
  say(`${name}: ${share(0.5)} ms, ${tables} tables`)
  return `| ${name} | ${share(0.5)} / ${share(0.95)} | ${tables} |`
}

async function fillAudit(client: PoolClient): Promise<void> {
  await client.query(
    `select make_audit_month(now() - make_interval(months => ago)) from generate_series(0, 12) ago`,
  )
  await client.query(
    `insert into audit_events (at, kind, actor_id, actor_role, person_id, job_id, network, details)
     select now() - ($1::int - n) * interval '365 days' / $1::int,
       (array['resume-opened', 'applicants-listed', 'signed-in', 'contact-viewed'])[1 + n % 4],
       md5('person' || (n % 5000))::uuid, 'employer', md5('person' || (n % 40000))::uuid,
       md5('job' || (n % 2000))::uuid, '203.0.113.0/24', '{"count": 12}'
     from generate_series(0, $1::int - 1) n`,
    [rows],
  )
}

async function sizes(pool: Pool): Promise<string[]> {
  const { rows: found } = await pool.query<{ name: string; megabytes: number; parts: number }>(`
    select coalesce(i.inhparent::regclass::text, c.oid::regclass::text) as name, count(*) as parts,
      (sum(pg_total_relation_size(c.oid)) / 1e6)::int as megabytes
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid
    where c.relkind = 'r' and (c.relname = 'application_keys'
      or i.inhparent in ('applications'::regclass, 'audit_events'::regclass))
    group by 1 order by 1`)
  return found.map(({ name, megabytes, parts }) => `| ${name} | ${parts} | ${megabytes} |`)
}

await withOwnPostgres({ isDurable: true, connections: 2 }, async (pool) => {
  await migrate(pool)
  const client = await pool.connect()
  await fillAudit(client)
  await fillApplications(client, { applications: rows, candidates: 50_000, jobs: 2_000 })
  client.release()
  say('filled')
  const taken = await sizes(pool)
  const lines: string[] = []
  for (const [at, each] of monthStatements.entries()) lines.push(await measure(pool, each, at))
  const text = [
    '# A million applications and a million events of the audit record',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores, Node ${process.version}, by \`node bench/months.ts\`: ${rows} applications of ` +
      `50000 candidates to 2000 jobs and ${rows} events, each within twelve months, embedded Postgres with its shipped settings, one connection, ${rounds} rounds each.`,
    '',
    '| what | ms (median / p95) | partitions read |',
    '|---|---|---|',
    ...lines,
    '',
    '| table with its indexes | partitions | MB |',
    '|---|---|---|',
    ...taken,
    '',
  ].join('\n')
  writeResult('months', text)
})
