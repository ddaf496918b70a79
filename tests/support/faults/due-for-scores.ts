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
      // What a sign says counts the jobs of all trials.
      sql`select points, jsonb_path_query_array(signs, '$[*].sign') as signs from job_scores
        where job_id = any(${ids}::uuid[]) order by job_id`,
    )
  },
} as const satisfies Record<string, MakeDue>
