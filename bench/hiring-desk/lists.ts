import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { migrate } from '#server/db/migrate.ts'
import type { DB } from '#server/db/types.ts'
import {
  countApplications,
  listApplications,
} from '#server/features/applications/applications.repository.ts'
import type { ApplicantFilters } from '#server/features/applications/applications.repository.ts'
import { fillApplications } from '../applications/fill.ts'
import { withOwnPostgres } from '../own-postgres.ts'

const applicants = 5000
const rounds = 100
const pageSize = 10

const anybody: ApplicantFilters = {
  q: '',
  experience: null,
  education: null,
  language: null,
  answer: null,
  pincodes: null,
  isMismatch: null,
  stage: null,
}

/** Everybody answered one question, half of them 'yes'. */
const answers = `
  insert into application_answers (application_id, position, question, answer, is_missed)
  select id, 1, jsonb_build_object('libraryName', 'nightShift', 'words', ''),
    case when hashtext(id::text) & 1 = 1 then 'yes' else 'no' end, false
  from applications`

const nightShift = {
  libraryName: 'nightShift',
  words: '',
  kind: 'yesNo',
  choices: [],
  isMustHave: false,
  wanted: [],
  least: null,
  most: null,
} as const

/** A table of how long the first page of many applicants takes, with the counts of the tabs. */
export async function measureLists(): Promise<string> {
  const rows: string[] = []
  await withOwnPostgres({ isDurable: false, connections: 4 }, async (pool) => {
    rows.push(...(await measure(pool)))
  })
  return [
    `## The list of ${applicants} applicants of one job`,
    '',
    `The first ${pageSize} and the counts of the tabs, ${rounds} rounds each, embedded Postgres with its shipped settings. Aim: 50 ms.`,
    '',
    '| Asked | median, ms | p95, ms |',
    '|---|---|---|',
    ...rows,
  ].join('\n')
}

async function measure(pool: Pool): Promise<string[]> {
  await migrate(pool)
  const client = await pool.connect()
  try {
    const size = { jobs: 1, candidates: applicants, applications: applicants }
    await fillApplications(client, size)
    await client.query('set session_replication_role = replica')
    await client.query(answers)
    await client.query('reset session_replication_role')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const { id: jobId } = await db.selectFrom('jobs').select('id').executeTakeFirstOrThrow()
  const asked: readonly (readonly [string, Partial<ApplicantFilters>])[] = [
    ['everybody who waits', {}],
    ['a name, a skill or a city', { q: 'calling' }],
    ['an education and an experience', { education: '12thPassed', experience: 'fresher' }],
    [
      'an answer',
      { answer: { question: { ...nightShift, choices: [], wanted: [] }, value: 'yes' } },
    ],
  ]
  const rows: string[] = []
  for (const [name, filters] of asked) {
    const wanted = { ...anybody, ...filters }
    const took: number[] = []
    for (let round = -10; round < rounds; round += 1) {
      const began = performance.now()
      await listApplications(
        db,
        jobId,
        { ...wanted, status: 'waiting' },
        { after: undefined, limit: pageSize + 1 },
      )
      await countApplications(db, jobId, wanted)
      if (round >= 0) took.push(performance.now() - began)
    }
    took.sort((one, other) => one - other)
    const share = (part: number) => (took[Math.floor(part * took.length)] ?? 0).toFixed(1)
    rows.push(`| ${name} | ${share(0.5)} | ${share(0.95)} |`)
  }
  return rows
}
