import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createAlertDigests } from '#server/features/job-alerts/alert-digests.service.ts'
import { createAlertMatching } from '#server/features/job-alerts/alert-matching.service.ts'
import { createMailbox } from '#tests/support/browser-mailbox.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort, isLongRun, timeoutByEffort } from '#tests/support/effort.ts'
import { createLife, createMortalDatabase } from '#tests/support/faults/mortal-database.ts'
import type { Death } from '#tests/support/faults/mortal-database.ts'
import { writeResult } from '#tests/support/faults/results.ts'
import { expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/*
 * A new job is found for each candidate and told once, wherever a worker dies between two statements. What sends the message
 * is tested in messages-once.test.ts.
 */

const testApp = closeAfterAll(await createTestApp({ config: { limitScale: 1000 } }))
testApp.clock.set('2026-03-01T06:00:00Z')
const { composition, clock, db } = testApp
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
const candidates = await Promise.all([1, 2, 3].map(() => signIn(testApp, 'candidate')))
for (const [at, candidate] of candidates.entries()) {
  for (const search of [{ q: 'telecaller' }, { company: 'Bharat Telecom' }]) {
    const json = { search, frequency: 'atOnce' }
    await expectOk(candidate.call('POST', '/api/job-alerts', { json }))
  }
  const { subscription } = createMailbox(`https://fcm.googleapis.com/fcm/send/alerts-${at}`)
  await expectOk(
    candidate.call('POST', '/api/subscribe', { json: { type: 'users', token: subscription } }),
  )
}

/** One worker's work: two jobs went live, and the round that tells comes. Returns its steps. */
async function work(jobIds: readonly string[], death: Death | undefined): Promise<number> {
  const life = createLife(death)
  const connection = createMortalDatabase(composition.config.databaseUrl ?? '', life)
  const places = composition.services.places
  const matching = createAlertMatching({ db: connection.db, clock, places })
  const digests = createAlertDigests({
    db: connection.db,
    clock,
    messages: composition.services.messages,
  })
  const all = async () => {
    for (const jobId of jobIds) await matching.match({ jobId })
    await digests.tellDue()
  }
  await Promise.race([all(), life.died])
  connection.bury()
  return life.steps()
}

/** What candidates were told on a day, with the browsers that get it. */
async function told(day: string) {
  const { rows } = await sql<{ messages: number; deliveries: number; jobs: number }>`
    select count(distinct messages.id)::int as messages, count(message_deliveries.id)::int as deliveries,
      (select count(*)::int from alert_jobs
        where candidate_id = accounts.id and told_at is not null and told_at::date = ${day}::date) as jobs
    from accounts
    left join messages on messages.account_id = accounts.id
      and event in ('alertJob', 'alertJobs') and occurrence = ${day}
    left join message_deliveries on message_deliveries.message_id = messages.id and channel = 'push'
    where accounts.id = any(${candidates.map(({ accountId }) => accountId)}::uuid[])
    group by accounts.id`.execute(db)
  return rows
}

/** Two live jobs of a new day. */
async function nextDay(): Promise<{ day: string; jobIds: string[] }> {
  clock.advance({ hours: 24 })
  const jobIds: string[] = []
  for (let count = 0; count < 2; count += 1) {
    const answers = { jobTitle: 'Telecaller', companyName: `Ujaas ${randomUUID()}` }
    jobIds.push(await addLiveJob(testApp, { employer, admin }, answers))
  }
  return { day: clock.now().toISOString().slice(0, 10), jobIds }
}

const each = { messages: 1, deliveries: 1, jobs: 2 }
const once = candidates.map(() => each)

test('a worker finds, takes the day, marks and tells', async () => {
  const { day, jobIds } = await nextDay()
  expect(await work(jobIds, undefined)).toBeGreaterThan(10)
  expect(await told(day)).toEqual(once)
})

const rounds = byEffort(6, 680)
const leastDeaths = byEffort(6, 1000)
/** So many workers die, one after the other, before one lives. */
const deathsEach = 4

test(
  'nobody is told twice, and nobody is left out, wherever workers die',
  async () => {
    let deaths = 0
    for (let round = 0; round < rounds; round += 1) {
      const { day, jobIds } = await nextDay()
      for (let worker = 0; worker < deathsEach; worker += 1) {
        // All steps are reached in turn, those of the later ones after earlier deaths.
        const step = 1 + ((round * 7 + worker * 11) % 40)
        const steps = await work(jobIds, { step, when: worker % 2 === 0 ? 'before' : 'after' })
        if (steps >= step) deaths += 1
        // At any moment at most one message, and never one without its jobs.
        for (const person of await told(day))
          expect([{ messages: 0, deliveries: 0, jobs: 0 }, each]).toContainEqual(person)
      }
      await work(jobIds, undefined)
      await work(jobIds, undefined)
      expect(await told(day)).toEqual(once)
    }
    expect(deaths).toBeGreaterThanOrEqual(leastDeaths)
    if (isLongRun) {
      writeResult(
        'Job alerts and workers that die',
        `Workers die between any two statements; each round, two new jobs for ${candidates.length} candidates with two alerts each.`,
        [
          ['workers that died', deaths],
          ['messages due', rounds * candidates.length],
          ['told twice', 0],
          ['left out', 0],
        ],
      )
    }
  },
  timeoutByEffort(6, 680, 2000),
)
