import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'

/**
 * Writes to live jobs in how many days their employer usually answers: the median of the last answers, where there are
 * enough. Only jobs whose figure changes are written, so that pages that show them stay as they are.
 */
export async function writeReplyDays(db: Kysely<DB>, since: Date): Promise<void> {
  await sql`
    with answers as (
      select distinct on (changes.application_id)
        jobs.employer_id, changes.changed_at, changes.changed_at - keys.applied_at as taken
      from application_stage_changes as changes
        join application_keys as keys on keys.application_id = changes.application_id
        join jobs on jobs.id = keys.job_id
      where changes.from_stage in ('applied', 'seen')
        and changes.to_stage in ('shortlisted', 'interview', 'selected', 'joined', 'not_selected')
        and changes.changed_at > ${since}
      order by changes.application_id, changes.id
    ), numbered as (
      select employer_id, taken,
        row_number() over (partition by employer_id order by changed_at desc) as number
      from answers
    ), usual as (
      select employer_id, greatest(1, round(extract(epoch from
        percentile_cont(0.5) within group (order by taken)) / 86400))::int as days
      from numbered where number <= ${limits.replyTimeCases}
      group by employer_id having count(*) >= ${limits.countsShownFrom}
    )
    update jobs set reply_days = fresh.days
    from (
      select live.id, usual.days
      from jobs as live left join usual on usual.employer_id = live.employer_id
      where live.status = 'accepted' and live.reply_days is distinct from usual.days
    ) as fresh
    where jobs.id = fresh.id`.execute(db)
}
