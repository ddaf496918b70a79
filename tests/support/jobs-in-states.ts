import type { Insertable, Updateable } from 'kysely'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import type { JobState } from '#contract/jobs/states.ts'
import { statusOf } from '#contract/jobs/states.ts'
import { limits } from '#server/lib/limits.ts'
import { newId } from '#server/lib/ids.ts'
import type { Jobs } from '#server/db/types.ts'
import { addJob } from './job-factories.ts'
import { addPaidOrder } from './order-factories.ts'
import type { TestApp } from './test-app.ts'
import type { TestViewer } from './viewers.ts'

const dayMs = 24 * 3_600_000
const published: readonly JobState[] = ['live', 'paused', 'expired', 'filled', 'closed', 'rejected']

export type JobInState = {
  state: JobState
  /** It was live before; unless said, only those that must have been. */
  wasLive?: boolean
  isPaid?: boolean
  /** Its days are over, and a pause can't put that off. */
  isOver?: boolean
}

/** The columns of a job's life as the product leaves them in a state. */
export function columnsIn(
  { state, wasLive = published.includes(state), isOver = false }: JobInState,
  now: Date,
): Partial<Insertable<Jobs>> & Updateable<Jobs> {
  const before = new Date(now.getTime() - 5 * dayMs)
  return {
    status: statusOf(state),
    lifecycle_state: state,
    posted_at: state === 'unpaid' ? null : before,
    waiting_since: statusOf(state) === 'waiting' ? now : null,
    ...(wasLive && {
      first_accepted_at: before,
      live_at: before,
      expires_at: endOfIndiaDayAfter(now, isOver ? -1 : 2),
    }),
    ...(state === 'paused' && { paused_at: now, ...(isOver && { paused_days: limits.pauseDays }) }),
    ...((state === 'filled' || state === 'closed') && { closed_at: now }),
    ...(state === 'withdrawn' && { withdrawn_at: now }),
  }
}

/** A job in a state. */
export async function addJobIn(
  testApp: TestApp,
  employer: TestViewer,
  job: JobInState,
): Promise<string> {
  const { state, isPaid = false } = job
  const hasPlan = isPaid || state === 'unpaid'
  const columns: Partial<Insertable<Jobs>> = {
    ...columnsIn(job, testApp.clock.now()),
    plan: hasPlan ? 'demand' : 'free',
    amount_paise: hasPlan ? 39_900 : 0,
  }
  const jobId = await addJob(testApp, employer, {}, columns)
  if (isPaid) await addPaidOrder(testApp, employer, { jobId })
  return jobId
}

/** A report that candidates were asked for money, which nobody decided. */
export async function addOpenReport({ db, clock }: TestApp, jobId: string, candidateId: string) {
  await db
    .insertInto('job_reports')
    .values({
      id: newId(),
      job_id: jobId,
      candidate_id: candidateId,
      is_from_applicant: true,
      reason: 'askedForMoney',
      words: 'They asked for 500 rupees.',
      reported_at: clock.now(),
    })
    .execute()
}
