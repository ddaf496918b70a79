import { beforeEach, describe, expect, test } from 'vitest'
import type { HiringCompany } from '#contract/job-search/schemas.ts'
import { limits } from '#contract/limits.ts'
import { newId } from '#server/lib/ids.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addJob, lastInstant } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const testApp = closeAfterAll(await createTestApp())
const employer = await createEmployer(testApp)

beforeEach(async () => {
  for (const table of ['jobs', 'files'] as const) await testApp.db.deleteFrom(table).execute()
})

async function addLogo(): Promise<string> {
  const id = newId()
  await testApp.db
    .insertInto('files')
    .values({
      id,
      owner_account_id: employer.accountId,
      kind: 'company-logo',
      visibility: 'public',
      storage_key: `test/${id}`,
      media_type: 'image/png',
      byte_size: 1,
      original_name: 'logo.png',
      created_at: testApp.clock.now(),
    })
    .execute()
  return id
}

/** A live job a minute newer than the one before; gives the id of its logo. */
async function addLive(companyName: string, columns: object = {}): Promise<string> {
  testApp.clock.advance({ minutes: 1 })
  const logo = await addLogo()
  await addJob(
    testApp,
    employer,
    { companyName },
    {
      status: 'accepted',
      live_at: testApp.clock.now(),
      expires_at: lastInstant(testApp, 15),
      logo_file_id: logo,
      ...columns,
    },
  )
  return logo
}

const companies = async (): Promise<HiringCompany[]> => {
  const reply = await callApi(testApp, 'GET', '/api/hiring-companies')
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

describe('GET /api/hiring-companies', () => {
  test('S7-69: needs no session and names companies of live jobs, the newest first', async () => {
    await addLive('Alpha')
    const logo = await addLive('Beta')
    const found = await companies()
    expect(found.map((company) => company.name)).toEqual(['Beta', 'Alpha'])
    expect(found[0]).toEqual({ name: 'Beta', logo: `/media/${logo}` })
  })

  test('names a company once, with its newest logo', async () => {
    await addLive('Alpha')
    const newest = await addLive('ALPHA')
    expect(await companies()).toEqual([{ name: 'ALPHA', logo: `/media/${newest}` }])
  })

  test('S7-70: leaves out jobs without a logo, and those that are not live', async () => {
    await addLive('No logo', { logo_file_id: null })
    await addLive('Waiting', { status: 'waiting' })
    await addLive('Paused', { status: 'expired' })
    await addLive('Overdue', { expires_at: testApp.clock.now() })
    expect(await companies()).toEqual([])
  })

  test('S2-9: gives twelve at most', async () => {
    for (let number = 0; number < limits.hiringCompanies + 2; number += 1) {
      await addLive(`Company ${number}`)
    }
    expect(await companies()).toHaveLength(limits.hiringCompanies)
  })
})
