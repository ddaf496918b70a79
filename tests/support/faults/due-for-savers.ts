import { sql } from 'kysely'
import { expectOk } from '../inject.ts'
import { lastInstant } from '../job-factories.ts'
import { addLiveJobs, daysAgo, rowsOf, untilDaytime } from './due-parts.ts'
import type { MakeDue } from './due-parts.ts'

/** The work for candidates who saved something. */
export const dueForSavers: Readonly<Record<string, MakeDue>> = {
  'notify-of-saved-endings': async (stage) => {
    const { testApp, world } = stage
    const ids = await addLiveJobs(stage)
    const { applicant } = world
    await expectOk(applicant.call('POST', '/api/saved-jobs', { json: { jobIds: ids } }))
    const expires_at = lastInstant(testApp, 1)
    await testApp.db.updateTable('jobs').set({ expires_at }).where('id', 'in', ids).execute()
    await testApp.db
      .updateTable('saved_jobs')
      .set({ saved_at: daysAgo(stage, 2) })
      .execute()
    return rowsOf(
      stage,
      sql`select told_at is not null as "wasNotified",
        (select count(*)::int from messages
          where event = 'savedJobEnding' and subject = 'saved-job-' || saved_jobs.job_id) as messages
        from saved_jobs where job_id = any(${ids}::uuid[])`,
    )
  },

  'tell-of-alert-jobs': async (stage) => {
    const { testApp, world } = stage
    untilDaytime(stage)
    const json = { search: { company: 'Bharat Telecom' }, frequency: 'atOnce' }
    await expectOk(world.applicant.call('POST', '/api/job-alerts', { json }))
    const ids = await addLiveJobs(stage)
    await testApp.db.deleteFrom('alert_digests').execute()
    await testApp.db
      .insertInto('alert_jobs')
      .values(
        ids.map((job_id) => ({
          candidate_id: world.applicant.accountId,
          job_id,
          alert_id: null,
          found_at: daysAgo(stage, 1),
          due_at: daysAgo(stage, 1),
          told_at: null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return rowsOf(
      stage,
      sql`select told_at is not null as "wasNotified",
        (select count(*)::int from alert_digests where candidate_id = alert_jobs.candidate_id) as digests
        from alert_jobs where job_id = any(${ids}::uuid[])`,
    )
  },

  'stop-forgotten-alerts': async (stage) => {
    const { testApp, world } = stage
    const json = { search: { q: 'forgotten' }, frequency: 'weekly' }
    await expectOk(world.applicant.call('POST', '/api/job-alerts', { json }))
    const looked_at = daysAgo(stage, 100)
    await testApp.db
      .updateTable('job_alerts')
      .set({ looked_at, stopped_at: null })
      .where('search', '=', 'q=forgotten')
      .execute()
    return rowsOf(
      stage,
      sql`select stopped_at is not null as "isStopped",
        (select count(*)::int from messages where event = 'alertsStopped') as messages
        from job_alerts where search = 'q=forgotten'`,
    )
  },

  'read-alerts-again': async (stage) => {
    const { testApp, world } = stage
    const json = { search: { q: 'read again' }, frequency: 'weekly' }
    await expectOk(world.applicant.call('POST', '/api/job-alerts', { json }))
    const read_at = daysAgo(stage, 2)
    await testApp.db
      .updateTable('job_alerts')
      .set({ read_at, keys: ['outdated'] })
      .where('search', '=', 'q=read+again')
      .execute()
    return rowsOf(stage, sql`select keys from job_alerts where search = 'q=read+again'`)
  },
}
