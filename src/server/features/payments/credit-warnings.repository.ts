import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { DB } from '#server/db/types.ts'

export type EndingPosts = {
  readonly employerId: string
  readonly plan: PlanName
  /** The last day in India, dd-mm-yyyy. */
  readonly day: string
  readonly count: number
}

/** Posts that nobody used and that end within a span, by employer, plan and day, whose employer was not warned of that day. */
export async function findUnwarned(
  tx: Transaction<DB>,
  span: { readonly after: Date; readonly until: Date },
  limit: number,
): Promise<EndingPosts[]> {
  const { rows } = await sql<EndingPosts>`
    with ending as (
      select employer_id, plan, to_char(expires_at at time zone 'Asia/Kolkata', 'DD-MM-YYYY') as day,
        count(*)::int as count, min(expires_at) as ends_at
      from post_credits join accounts on accounts.id = employer_id
      where ended_at is null and expires_at > ${span.after} and expires_at <= ${span.until}
        and accounts.deleted_at is null
        and not exists (select from credit_uses
          where credit_id = post_credits.id and returned_at is null)
      group by 1, 2, 3
    )
    select employer_id as "employerId", plan, day, count from ending
    where not exists (select from messages
      where account_id = employer_id and event = 'postsEnding'
        and subject = 'posts-' || plan and occurrence = day)
    order by ends_at, employer_id, plan
    limit ${limit}`.execute(tx)
  return rows
}
