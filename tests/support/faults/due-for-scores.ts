import { sql } from 'kysely'
import { addJob } from '../job-factories.ts'
import { rowsOf } from './due-parts.ts'
import type { MakeDue } from './due-parts.ts'

/** Jobs that wait for an admin without a score. */
export const dueForScores = {
  'score-waiting-jobs': async (stage) => {
    const { testApp, world } = stage
    const ids = [await addJob(testApp, world.owner), await addJob(testApp, world.owner)]
    return rowsOf(
      stage,
      sql`select points, signs from job_scores where job_id = any(${ids}::uuid[]) order by job_id`,
    )
  },
} as const satisfies Record<string, MakeDue>
