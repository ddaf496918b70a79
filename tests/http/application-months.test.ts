import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { addApplication, applyForJob, createEmployer } from '#tests/support/profile-factories.ts'
import { runRound } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)

const months = async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'application_months'::regnamespace
      and relkind = 'r' order by 1`.execute(testApp.db)
  return rows.map(({ name }) => name)
}

const placeOf = async (applicationId: string) => {
  const { rows } = await sql<{ place: string }>`
    select tableoid::regclass::text as place from applications where id = ${applicationId}`.execute(
    testApp.db,
  )
  return rows.map(({ place }) => place)
}

const countKeys = async (jobId: string) =>
  (
    await testApp.db
      .selectFrom('application_keys')
      .select('application_id')
      .where('job_id', '=', jobId)
      .execute()
  ).length

describe('applications of each month', () => {
  test('the tables of this month and three to come are there from the start, and made ahead', async () => {
    const nameOf = (ahead: number) => {
      const now = new Date()
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead))
      return `y${month.toISOString().slice(0, 7).replace('-', 'm')}`
    }
    expect(await months()).toEqual(['other', ...[0, 1, 2, 3].map(nameOf)])
    const now = testApp.clock.now()
    testApp.clock.set('2031-07-02T00:00:00Z')
    await Promise.all([1, 2, 3].map(() => runRound(testApp, 'prepare-months')))
    await runRound(testApp, 'prepare-months')
    testApp.clock.set(now)
    expect((await months()).slice(-4)).toEqual(['y2031m07', 'y2031m08', 'y2031m09', 'y2031m10'])
  })

  test('what belongs to none is taken, and read like any other', async () => {
    const now = testApp.clock.now()
    const candidate = await signIn(testApp, 'candidate')
    const jobId = await addLiveJob(testApp, { employer, admin })
    testApp.clock.set('2040-01-31T23:59:59.999Z')
    await testApp.db.updateTable('jobs').set({ expires_at: '2041-01-01' }).execute()
    const [hirer, applicant] = [
      await signIn(testApp, 'employer', employer.phone),
      await signIn(testApp, 'candidate', candidate.phone),
    ]
    const id = await addApplication(applicant, jobId)
    expect(await placeOf(id)).toEqual(['application_months.other'])
    await runRound(testApp, 'prepare-months')
    const listed = await expectOk(hirer.call('POST', `/api/getApplicants/${jobId}`, { json: {} }))
    expect(listed.json()).toMatchObject([{ id }])
    const json = { status: 'shortlisted' }
    await expectOk(hirer.call('PATCH', `/profileReview/${jobId}/${id}`, { json }))
    const own = await applicant.call('POST', '/api/allJobs', { json: { apply: 'true' } })
    expect(own.json()).toMatchObject([{ id: jobId, applicationStatus: 'shortlisted' }])
    testApp.clock.set(now)
  })

  test('one candidate applies once for a job, in whichever month', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const jobId = await addLiveJob(testApp, { employer, admin })
    const id = await addApplication(candidate, jobId)
    const again = (days: number, newId: string) =>
      sql`
      insert into applications select (r).* from (
        select jsonb_populate_record(a, jsonb_build_object(
          'id', ${newId}::text, 'applied_at', a.applied_at + make_interval(days => ${days}))) as r
        from applications a where id = ${id}) copies`.execute(testApp.db)
    for (const days of [0, 1, 40, 400]) {
      expect((await again(days, crypto.randomUUID())).numAffectedRows).toBe(0n)
    }
    expect(await placeOf(id)).toHaveLength(1)
    expect(await countKeys(jobId)).toBe(1)
    expect((await applyForJob(candidate, jobId)).statusCode).toBe(409)
    const keyed = sql`
      insert into application_keys select job_id, candidate_id, gen_random_uuid(), now()
      from application_keys where application_id = ${id}`
    await expect(keyed.execute(testApp.db)).rejects.toThrow('duplicate key')
  })

  test('an application and its key come and go together, and never part', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const jobId = await addLiveJob(testApp, { employer, admin })
    const id = await addApplication(candidate, jobId)
    for (const change of [
      sql`update applications set applied_at = applied_at + interval '1 day' where id = ${id}`,
      sql`update applications set id = gen_random_uuid() where id = ${id}`,
      sql`delete from application_keys where application_id = ${id}`,
    ]) {
      await expect(change.execute(testApp.db)).rejects.toThrow('foreign key')
    }
    await testApp.db.deleteFrom('applications').where('id', '=', id).execute()
    expect(await countKeys(jobId)).toBe(0)
    expect((await applyForJob(candidate, jobId)).statusCode).toBe(200)
  })

  test('one application is looked for in the table of its month alone', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const jobId = await addLiveJob(testApp, { employer, admin })
    const id = await addApplication(candidate, jobId)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, costs off, timing off) select id from applications
      where applications.id = ${id} and applications.applied_at = (
        select application_keys.applied_at from application_keys where application_id = ${id}
      )`.execute(testApp.db)
    const plan = rows.map((row) => row['QUERY PLAN'])
    const looked = plan.filter((line) => /on y\d{4}m\d\d|on other/.test(line))
    expect(looked.filter((line) => !line.includes('never executed'))).toHaveLength(1)
  })
})

describe('the migration', () => {
  const firstWithMonths = 35
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    await database.pool.query(
      `drop schema public, audit_months, application_months cascade; create schema public`,
    )
    const before = (await readMigrations()).filter(({ version }) => version < firstWithMonths)
    await migrate(database.pool, { only: new Set(before.map(({ version }) => version)) })
  })
  afterAll(() => database.drop())

  /** A row with something in every column that must have it. */
  async function add(table: string, values: Record<string, unknown>): Promise<void> {
    const { rows } = await database.pool.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_nullable = 'NO'
         and column_default is null and is_identity = 'NO'`,
      [table],
    )
    const fillers: Readonly<Record<string, unknown>> = {
      text: 'x',
      integer: 0,
      date: '2000-01-01',
      ARRAY: '{}',
      'timestamp with time zone': '2026-01-05T00:00:00Z',
    }
    const filled = Object.fromEntries(rows.map(({ name, type }) => [name, fillers[type]]))
    const row = { ...filled, ...values }
    const names = Object.keys(row)
    await database.pool.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    )
  }

  test('keeps every application as it was, in its month, with all that refers to it', async () => {
    const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
    for (const [number, role] of ['employer', 'candidate', 'candidate'].entries()) {
      await add('identities', { id: id(number), provider: 'phone', subject: `p${number}` })
      await add('accounts', { id: id(number), identity_id: id(number), role })
    }
    await add('employer_profiles', { account_id: id(0) })
    await add('jobs', {
      id: id(10),
      employer_id: id(0),
      submission_id: id(10),
      status: 'waiting',
      plan: 'free',
    })
    const times = ['2025-11-30T23:59:59.999Z', '2026-02-01T00:00:00Z']
    for (const [at, applied_at] of times.entries()) {
      const candidate_id = id(at + 1)
      await add('candidate_profiles', { account_id: candidate_id })
      await add('files', {
        id: id(20 + at),
        owner_account_id: candidate_id,
        kind: 'resume',
        visibility: 'private',
        storage_key: `k${at}`,
      })
      await add('applications', {
        id: id(30 + at),
        job_id: id(10),
        candidate_id,
        status: 'waiting',
        resume_file_id: id(20 + at),
        applied_at,
      })
      await add('resume_views', { application_id: id(30 + at), viewer_role: 'employer' })
    }
    const all = async () =>
      (await database.pool.query('select to_jsonb(a) as row from applications a order by id')).rows
    const before = await all()
    await migrate(database.pool)
    // Later migrations add columns.
    expect(await all()).toMatchObject(before)
    const places = await database.pool.query(
      `select tableoid::regclass::text as place from applications order by id`,
    )
    expect(places.rows).toEqual([
      { place: 'application_months.y2025m11' },
      { place: 'application_months.y2026m02' },
    ])
    await database.pool.query('delete from applications where id = $1', [id(30)])
    const views = await database.pool.query('select application_id as id from resume_views')
    expect(views.rows).toEqual([{ id: id(31) }])
  })
})
