import type { PoolClient } from 'pg'

export type Size = {
  readonly jobs: number
  readonly candidates: number
  readonly applications: number
}

/** A deterministic id. */
const idOf = (kind: string, number: string) => `md5('${kind}' || ${number})::uuid`

/** The candidate and the job of an application. Below candidates x jobs, no pair repeats. */
const candidateOf = (n: string, { candidates }: Size) => `(${n} % ${candidates})`
const jobOf = (n: string, { candidates, jobs }: Size) =>
  `((${n} / ${candidates} * 7919 + ${n} % ${candidates}) % ${jobs})`

/** The first accounts are employers. */
const employers = 100

/** Inserts jobs and applications in bulk, without checks of foreign keys. */
export async function fillApplications(client: PoolClient, size: Size): Promise<void> {
  await client.query(`set session_replication_role = replica; set statement_timeout = 0`)
  await insertPeople(client, size.candidates)
  await insert(client, 'employer_profiles', employers, { account_id: idOf('person', 'n') })
  await insert(client, 'jobs', size.jobs, {
    id: idOf('job', 'n'),
    employer_id: idOf('person', `(n % ${employers})`),
    submission_id: idOf('job', 'n'),
    status: `'unpaid'`,
    plan: `'free'`,
    description: `repeat('Answer calls of customers. ', 20)`,
  })
  await insertApplications(client, size, {
    jobId: idOf('job', jobOf('n', size)),
    areKeysTaken: false,
  })
  await client.query('reset session_replication_role')
  await client.query('vacuum analyze')
}

/** Inserts applications for the newest live jobs of a market, with all triggers and checks. */
export async function fillMarketApplications(client: PoolClient, size: Size): Promise<void> {
  await client.query('set statement_timeout = 0')
  await insertPeople(client, size.candidates)
  await client.query('create temp table applied_for (n bigint primary key, id uuid not null)')
  await client.query(
    `insert into applied_for
     select row_number() over (order by live_at desc, id) - 1, id from jobs where status = 'accepted'
     order by live_at desc, id limit ${size.jobs}`,
  )
  const jobId = `(select id from applied_for where applied_for.n = ${jobOf('series.n', size)})`
  await insertApplications(client, size, { jobId, areKeysTaken: true })
  await client.query('vacuum analyze')
}

async function insertPeople(client: PoolClient, count: number): Promise<void> {
  await insert(client, 'identities', count, {
    id: idOf('person', 'n'),
    provider: `'phone'`,
    subject: `'+91' || n`,
  })
  await insert(client, 'accounts', count, {
    id: idOf('person', 'n'),
    identity_id: idOf('person', 'n'),
    role: `case when n < ${employers} then 'employer' else 'candidate' end`,
  })
  await insert(client, 'files', count, {
    id: idOf('file', 'n'),
    owner_account_id: idOf('person', 'n'),
    kind: `'resume'`,
    visibility: `'private'`,
    storage_key: `'file' || n`,
  })
  await insert(client, 'candidate_profiles', count, {
    account_id: idOf('person', 'n'),
    resume_file_id: idOf('file', 'n'),
  })
}

/** Spread over twelve months. If triggers are off, `areKeysTaken` is false and the keys are inserted here. */
async function insertApplications(
  client: PoolClient,
  size: Size,
  { jobId, areKeysTaken }: { jobId: string; areKeysTaken: boolean },
): Promise<void> {
  const { applications } = size
  const pair = {
    job_id: jobId,
    candidate_id: idOf('person', candidateOf('n', size)),
    applied_at: `now() - (${applications} - n) * interval '365 days' / ${applications}`,
  }
  const { rows } = await client.query(`select to_regclass('application_keys') as name`)
  if (rows[0]?.name !== null) {
    await client.query(
      `select make_application_month(now() - make_interval(months => ago)) from generate_series(0, 12) ago`,
    )
    const key = { ...pair, application_id: idOf('application', 'n') }
    if (!areKeysTaken) await insert(client, 'application_keys', applications, key)
  }
  await insert(client, 'applications', applications, {
    ...pair,
    id: idOf('application', 'n'),
    status: `(array['waiting', 'shortlisted', 'rejected'])[1 + n % 3]`,
    ...((await hasStages(client)) && {
      stage: `(array['applied', 'shortlisted', 'not_selected'])[1 + n % 3]`,
    }),
    resume_file_id: idOf('file', candidateOf('n', size)),
    current_address: `'House ' || n || ', Sector 18'`,
    email: `'candidate' || n || '@mail.example'`,
  })
}

/** An earlier schema, which a later one is compared with, has no stages. */
async function hasStages(client: PoolClient): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from information_schema.columns
     where table_schema = 'public' and table_name = 'applications' and column_name = 'stage'`,
  )
  return rowCount === 1
}

const fillers: Readonly<Record<string, string>> = {
  text: `'some words'`,
  integer: '0',
  date: `date '2000-01-01'`,
  ARRAY: `'{}'`,
  'timestamp with time zone': 'now()',
}

/** Inserts rows with fillers in all required columns. */
async function insert(
  client: PoolClient,
  table: string,
  count: number,
  given: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO'
       and column_default is null and is_identity = 'NO'`,
    [table],
  )
  const filled = Object.fromEntries(rows.map(({ name, type }) => [name, fillers[type] ?? 'null']))
  const values = { ...filled, ...given }
  await client.query(
    `insert into ${table} (${Object.keys(values).join(', ')})
     select ${Object.values(values).join(', ')} from generate_series(0, ${count} - 1) series (n)`,
  )
}
