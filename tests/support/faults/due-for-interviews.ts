import { sql } from 'kysely'
import { newId } from '#server/lib/ids.ts'
import { expectOk } from '../inject.ts'
import { addApplication } from '../profile-factories.ts'
import { addLiveJobs, daysAgo, rowsOf } from './due-parts.ts'
import type { MakeDue } from './due-parts.ts'

/** Work of the interviews. */
export const dueForInterviews: Readonly<Record<string, MakeDue>> = {
  'remind-of-interviews': async (stage) => {
    const { testApp, world } = stage
    const [jobId = ''] = await addLiveJobs(stage)
    await testApp.db.deleteFrom('messages').where('event', '=', 'interviewReminder').execute()
    const applicationId = await addApplication(world.applicant, jobId)
    const now = testApp.clock.now().getTime()
    const timeId = newId()
    await testApp.db
      .insertInto('interview_times')
      .values({
        id: timeId,
        job_id: jobId,
        submission_id: newId(),
        number: 1,
        kind: 'slot',
        mode: 'phone',
        starts_at: new Date(now + 3_600_000),
        ends_at: new Date(now + 5_400_000),
        place: '',
        ask_for: '',
        bring: [],
        capacity: 1,
        created_at: daysAgo(stage, 1),
      })
      .execute()
    const json = { people: [applicationId], timeId }
    await expectOk(world.owner.call('POST', `/api/jobs/${jobId}/invitations`, { json }))
    return rowsOf(
      stage,
      sql`select (select count(*)::int from messages where event = 'interviewReminder') as messages,
        (select count(*)::int from interview_invitations where reminded_hours_at is null) as waiting`,
    )
  },
}
