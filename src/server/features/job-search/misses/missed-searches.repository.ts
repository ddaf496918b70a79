import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'

/** So many different words of a day are counted; a flood of others changes nothing. */
const maxWordsOfDay = 5_000

export async function countMissedSearch(
  db: Kysely<DB>,
  { day, words }: { day: string; words: string },
): Promise<void> {
  await sql`
    insert into missed_searches as known (day, words)
    select ${day}::date, ${words}
    where (select count(*) from missed_searches where day = ${day}::date) < ${maxWordsOfDay}
      or exists (select from missed_searches where day = ${day}::date and words = ${words})
    on conflict (day, words) do update set times = known.times + 1`.execute(db)
}

export type MissedSearchRow = { words: string; times: number; last_day: string }

/** The place of a row in the list: the most frequent words first. */
export type MissedPosition = { readonly times: number; readonly words: string }

/** Words that were typed often enough, on several days, and that no synonym explains. */
export async function listMissedSearches(
  db: Kysely<DB>,
  { after, limit }: { after: MissedPosition | undefined; limit: number },
): Promise<{ rows: MissedSearchRow[]; total: number }> {
  const often = sql`
    select words, sum(times)::int as times, max(day) as last_day from missed_searches
    where not exists (select from search_sayings where phrase = words)
    group by words
    having sum(times) >= ${limits.missedSearchTimes} and count(*) >= ${limits.missedSearchDays}`
  const { rows } = await sql<MissedSearchRow>`
    with often as (${often})
    select words, times, last_day::text from often
    where ${after?.words ?? null}::text is null
      or times < ${after?.times ?? 0} or (times = ${after?.times ?? 0} and words > ${after?.words ?? ''})
    order by times desc, words limit ${limit}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    with often as (${often}) select count(*)::int as total from often`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

export async function deleteMissedSearches(db: Kysely<DB>, before: string): Promise<void> {
  await sql`delete from missed_searches where day < ${before}::date`.execute(db)
}
