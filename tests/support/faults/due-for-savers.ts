import { sql } from 'kysely'
import { expectOk } from '../inject.ts'
import { lastInstant } from '../job-factories.ts'
import { addLiveJobs, daysAgo, rowsOf } from './due-parts.ts'
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
      sql`select told_at is not null as "isTold",
        (select count(*)::int from messages
          where event = 'savedJobEnding' and subject = 'saved-job-' || job_id) as messages
        from saved_jobs where job_id = any(${ids}::uuid[])`,
    )
  },
}
