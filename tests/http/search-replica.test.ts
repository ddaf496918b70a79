import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createDatabase } from '#server/db/client.ts'
import type { DatabaseConnection } from '#server/db/client.ts'
import { createLog } from '#server/lib/log.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob, setJobStatus } from '#tests/support/job-factories.ts'
import { openNetworkLine } from '#tests/support/network-line.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { signIn } from '#tests/support/viewers.ts'

/*
 * The app reaches its database over a line, and as its replica the same database over another; both are cut. To be behind, its only
 * connection stays in a transaction that sees the database as it was.
 */

let replica: DatabaseConnection
let said = ''
const some = await createTestDatabase()
const { host, port } = new Client({ connectionString: some.connectionString })
await some.drop()
const to = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
const line = closeAfterAll(await openNetworkLine(to))
const lineToDatabase = closeAfterAll(await openNetworkLine(to))
function over({ port: ofLine }: { readonly port: number }, connectionString: string): string {
  const address = new URL(connectionString.replace(/@\//, '@127.0.0.1/'))
  address.search = ''
  address.host = `127.0.0.1:${ofLine}`
  return address.href
}
const testApp = closeAfterAll(
  await createTestApp({
    log: createLog({ level: 'info', format: 'text', write: (text) => (said += text) }),
    openDatabase: (connectionString) =>
      createDatabase({ connectionString: over(lineToDatabase, connectionString), max: 5 }),
    openReplica: (connectionString) => {
      replica = createDatabase({ connectionString: over(line, connectionString), max: 1 })
      return replica
    },
  }),
)
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')

const search = async (): Promise<string[]> => {
  const reply = await callApi(testApp, 'GET', '/api/public/jobs')
  expect(reply.statusCode).toBe(200)
  return reply.json().map(({ id }: { id: string }) => id)
}

const patience = 60_000

test(
  'a replica that is behind finds jobs, and none that is gone; one that is away is missed by nobody',
  { timeout: patience },
  async () => {
    const gone = await addLiveJob(testApp, { employer, admin })
    const changed = await addLiveJob(testApp, { employer, admin })
    await expect.poll(() => said, { timeout: 15_000 }).toContain('The replica answers searches')
    expect(await search()).toEqual([changed, gone])

    await replica.pool.query('begin isolation level repeatable read; select from jobs')
    await setJobStatus(admin, gone, 'rejected')
    const late = await addLiveJob(testApp, { employer, admin })
    // It knows neither of the new one nor that the other is gone.
    expect(await search()).toEqual([changed])
    await replica.pool.query('commit')
    await expect.poll(search, { timeout: 15_000 }).toEqual([late, changed])

    line.cut()
    said = ''
    expect(await search()).toEqual([late, changed])
    await expect.poll(() => said, { timeout: 15_000 }).toContain('lags or is away')
    line.restore()
    await expect.poll(() => said, { timeout: 15_000 }).toContain('The replica answers searches')
  },
)

test(
  'while the database is away, the replica answers searches and job pages, and nothing is written',
  { timeout: patience },
  async () => {
    const jobId = await addLiveJob(testApp, { employer, admin })
    await expect.poll(search, { timeout: 15_000 }).toContain(jobId)
    const ask = { name: 'Asha', mobile: '9876500001', email: 'asha@example.com', query: 'Call me' }
    const send = async () => {
      const submissionId = '3f0c9a52-6c1e-4a0b-9d53-2f6e8f3f7a11'
      const json = { ...ask, submissionId }
      return (await callApi(testApp, 'POST', '/submitForm', { json })).statusCode
    }
    lineToDatabase.cut()
    expect(await search()).toContain(jobId)
    expect(await search()).toContain(jobId)
    const reply = await callApi(testApp, 'GET', `/api/public/jobs/${jobId}`)
    expect(reply.statusCode).toBe(200)
    expect((await callApi(testApp, 'GET', '/api/public/landings')).statusCode).toBe(200)
    expect(await send()).toBe(503)
    lineToDatabase.restore()
    expect(await send()).toBe(200)
  },
)
