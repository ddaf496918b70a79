import { sql } from 'kysely'
import { addLiveJobs, rowsOf } from './due-parts.ts'
import type { MakeDue } from './due-parts.ts'

/** What cards of live jobs show of their employers. */
export const dueForCards: Readonly<Record<string, MakeDue>> = {
  'refresh-reply-times': withOutdated('reply_days', 3),
  'refresh-company-levels': withOutdated('company_level', 'papers'),
}

/** Live jobs with a value that does not hold. */
function withOutdated(column: 'reply_days' | 'company_level', value: number | string): MakeDue {
  return async (stage) => {
    const ids = await addLiveJobs(stage)
    const name = sql.ref(column)
    const set = sql`update jobs set ${name} = ${value} where id = any(${ids}::uuid[])`
    await set.execute(stage.testApp.db)
    return rowsOf(stage, sql`select count(*)::int from jobs where ${name} = ${value}`)
  }
}
