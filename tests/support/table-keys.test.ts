import { expect, test } from 'vitest'
import { findQueriedTables } from './table-keys.ts'

const columnsOf = new Map([
  ['jobs', new Set(['id', 'employer_id', 'status'])],
  ['applications', new Set(['id', 'job_id', 'candidate_id'])],
])

async function queriedTables(text: string): Promise<string[]> {
  const tables = await findQueriedTables(text, columnsOf)
  return tables.map(({ table, columns }) => `${table}: ${[...columns].sort().join(', ')}`)
}

test.each([
  ['select * from jobs where id = $1', ['jobs: id']],
  ['select * from jobs where id = any($1::uuid[]) and status = $2', ['jobs: id, status']],
  ['select * from jobs where id in ($1, $2)', ['jobs: id']],
  ['select * from jobs where id > $1', ['jobs: ']],
  ['select * from jobs where id = $1 or status = $2', ['jobs: ']],
  ['select * from "jobs" as "j" where "j"."id" = $1', ['jobs: id']],
  [
    'select * from jobs join applications a on a.job_id = jobs.id where jobs.id = $1',
    ['jobs: id', 'applications: job_id'],
  ],
  [
    'select exists (select from applications where job_id = jobs.id) from jobs where id = $1',
    ['jobs: id', 'applications: job_id'],
  ],
  [
    'select * from jobs where id = (select job_id from applications where id = $1)',
    ['jobs: ', 'applications: id'],
  ],
  ['insert into applications (id, job_id) values ($1, $2)', ['applications: id, job_id']],
  [
    'insert into applications (job_id) select id from jobs where employer_id = $1',
    ['applications: job_id', 'jobs: employer_id'],
  ],
  ['update jobs set status = $1 where id = $2', ['jobs: id']],
  ['delete from jobs using applications a where a.job_id = jobs.id', ['jobs: ', 'applications: ']],
  ['with live as (select * from jobs where id = $1) select * from live', ['jobs: id']],
  ['select * from jobs where id = $1 union select * from jobs', ['jobs: id', 'jobs: ']],
  ['begin', []],
])('%s', async (text, tables) => {
  expect(await queriedTables(text)).toEqual(tables)
})
