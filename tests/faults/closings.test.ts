import { expect, test } from 'vitest'
import { createClosings } from '#server/features/employer-jobs/closings.service.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { cases } from '#tests/support/effort.ts'
import { createLife, createMortalDatabase } from '#tests/support/faults/mortal-database.ts'
import type { Death } from '#tests/support/faults/mortal-database.ts'
import { expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/* Each applicant of a closed job is told once, wherever the work dies. */

const testApp = closeAfterAll(await createTestApp())
const { composition, clock, db } = testApp
clock.set('2026-03-10T09:00:00Z')
const employer = await createEmployer(testApp)
const jobId = await addLiveJob(testApp, { employer, admin: await signIn(testApp, 'admin') })
const people: string[] = []
for (let applicant = 0; applicant < 7; applicant += 1) {
  const candidate = await createCandidate(testApp)
  await addApplication(candidate, jobId)
  // Two apply at the same instant.
  if (applicant > 0) clock.advance({ seconds: 1 })
  people.push(candidate.accountId)
}
people.sort()
clock.advance({ minutes: 1 })
await expectOk(employer.call('POST', `/api/jobs/${jobId}/act`, { json: { act: 'close' } }))
clock.advance({ minutes: 11 })

/** Notifies three at a time until it is done or dead, and returns the steps it took. */
async function work(death?: Death): Promise<number> {
  const life = createLife(death)
  const connection = createMortalDatabase(composition.config.databaseUrl ?? '', life)
  const closings = createClosings({
    db: connection.db,
    clock,
    messages: composition.services.messages,
    peopleAtOnce: 3,
  })
  await Promise.race([closings.notifyApplicants(), life.died])
  connection.bury()
  return life.steps()
}

async function told(): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('account_id')
    .where('event', '=', 'positionClosed')
    .orderBy('account_id')
    .execute()
  return rows.map((row) => row.account_id)
}

async function forget(): Promise<void> {
  await db.deleteFrom('messages').execute()
  await db.updateTable('jobs').set({ applicants_notified_at: null }).execute()
}

const steps = 24

test('a few at a time, each in a transaction of its own', async () => {
  expect(await work()).toBe(steps)
  expect(await told()).toEqual(people)
})

const deaths = Array.from({ length: steps }, (_, step) =>
  (['before', 'after'] as const).map((when) => ({ step: step + 1, when })),
).flat()

test.each(cases(deaths, ({ step }) => step % 8 === 0))(
  'work that dies $when step $step goes on where it was',
  async (death) => {
    await forget()
    await work(death)
    const before = await told()
    expect(before).toEqual([...new Set(before)])
    // The dead worker holds the job until the database notices.
    await expect
      .poll(async () => {
        await work()
        return await told()
      })
      .toEqual(people)
  },
)

test('work of several nodes tells each once', async () => {
  await forget()
  await Promise.all([work(), work(), work()])
  await work()
  expect(await told()).toEqual(people)
})
