import type { PoolClient } from 'pg'

export type Size = {
  readonly jobs: number
  readonly candidates: number
  readonly applications: number
}

/** The same id for the same kind and number, each time. */
const idOf = (kind: string, number: string) => `md5('${kind}' || ${number})::uuid`

/** Of an application: which candidate and which job. No pair comes twice below candidates x jobs. */
const candidateOf = (n: string, { candidates }: Size) => `(${n} % ${candidates})`
const jobOf = (n: string, { candidates, jobs }: Size) =>
  `((${n} / ${candidates} * 7919 + ${n} % ${candidates}) % ${jobs})`

/** Rows with something in every column that must have it, set by set, without looking at references. */
export async function fillApplications(client: PoolClient, size: Size): Promise<void> {
  await client.query(`set session_replication_role = replica; set statement_timeout = 0`)
  const { jobs, candidates, applications } = size
  await insert(client, 'identities', candidates, {
    id: idOf('person', 'n'),
    provider: `'phone'`,
    subject: `'+91' || n`,
  })
  await insert(client, 'accounts', candidates, {
    id: idOf('person', 'n'),
    identity_id: idOf('person', 'n'),
    role: `case when n < 100 then 'employer' else 'candidate' end`,
  })
  await insert(client, 'employer_profiles', 100, { account_id: idOf('person', 'n') })
  await insert(client, 'files', candidates, {
    id: idOf('file', 'n'),
    owner_account_id: idOf('person', 'n'),
    kind: `'resume'`,
    visibility: `'private'`,
    storage_key: `'file' || n`,
  })
  await insert(client, 'candidate_profiles', candidates, {
    account_id: idOf('person', 'n'),
    resume_file_id: idOf('file', 'n'),
  })
  await insert(client, 'jobs', jobs, {
    id: idOf('job', 'n'),
    employer_id: idOf('person', '(n % 100)'),
    submission_id: idOf('job', 'n'),
    status: `'waiting'`,
    plan: `'free'`,
    description: `repeat('Answer calls of customers. ', 20)`,
  })
  // Twelve months, evenly.
  const applied_at = `now() - (${applications} - n) * interval '365 days' / ${applications}`
  const pair = {
    job_id: idOf('job', jobOf('n', size)),
    candidate_id: idOf('person', candidateOf('n', size)),
    applied_at,
  }
  const { rows } = await client.query(`select to_regclass('application_keys') as name`)
  if (rows[0]?.name !== null) {
    await client.query(
      `select make_application_month(now() - make_interval(months => ago)) from generate_series(0, 12) ago`,
    )
    const key = { ...pair, application_id: idOf('application', 'n') }
    await insert(client, 'application_keys', applications, key)
  }
  await insert(client, 'applications', applications, {
    ...pair,
    id: idOf('application', 'n'),
    status: `(array['waiting', 'shortlisted', 'rejected'])[1 + n % 3]`,
    resume_file_id: idOf('file', candidateOf('n', size)),
    current_address: `'House ' || n || ', Sector 18'`,
    email: `'candidate' || n || '@mail.example'`,
  })
  await client.query('reset session_replication_role')
  await client.query('vacuum analyze')
}

const fillers: Readonly<Record<string, string>> = {
  text: `'some words'`,
  integer: '0',
  date: `date '2000-01-01'`,
  ARRAY: `'{}'`,
  'timestamp with time zone': 'now()',
}

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
     select ${Object.values(values).join(', ')} from generate_series(0, ${count} - 1) n`,
  )
}
