import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { DB, Jobs, SearchChanges } from '#server/db/types.ts'
import { payOf } from '#server/features/jobs/fact-columns.ts'
import { payStepOf } from '../query/pay.rules.ts'
import { wordsOf } from '../query/search-words.rules.ts'
import { termsOfJob, workplaceOf } from './job-terms.rules.ts'
import { optionFlagsOf } from './option-flags.rules.ts'
import type { SearchableJob, TermContext } from './job-terms.rules.ts'

/** Counts up when jobs get other terms or columns here: rows with an older version are indexed again. */
const termsVersion = 9

export type IndexedJob = SearchableJob & Pick<Selectable<Jobs>, 'id' | 'live_at' | 'expires_at'>

/** Inserts or updates the index rows of accepted jobs: at most some thousands, each once. */
export async function putInSearch(
  tx: Kysely<DB>,
  jobs: readonly IndexedJob[],
  context: TermContext,
): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map((job) => searchRow(job, context))
  await tx
    .insertInto('job_search')
    .values(
      rows.map(({ columns, terms }) => ({
        ...columns,
        terms: tsvectorOf(terms),
        terms_version: termsVersion,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet(({ ref }) => ({
        live_at: ref('excluded.live_at'),
        expires_at: ref('excluded.expires_at'),
        category: ref('excluded.category'),
        option_flags: ref('excluded.option_flags'),
        city: ref('excluded.city'),
        company_name: ref('excluded.company_name'),
        pay: ref('excluded.pay'),
        pincode: ref('excluded.pincode'),
        put_by_transaction: ref('excluded.put_by_transaction'),
        terms: ref('excluded.terms'),
        terms_version: ref('excluded.terms_version'),
      })),
    )
    .execute()
  await tx
    .insertInto('job_search_texts')
    .values(rows.map(({ columns, wideTerms }) => ({ ...columns, terms: tsvectorOf(wideTerms) })))
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet(({ ref }) => ({
        live_at: ref('excluded.live_at'),
        expires_at: ref('excluded.expires_at'),
        category: ref('excluded.category'),
        option_flags: ref('excluded.option_flags'),
        city: ref('excluded.city'),
        company_name: ref('excluded.company_name'),
        pay: ref('excluded.pay'),
        pincode: ref('excluded.pincode'),
        terms: ref('excluded.terms'),
      })),
    )
    .execute()
  await insertWords(tx, {
    is_title: jobs.flatMap(({ title }) => wordsOf(title)),
    is_name: jobs.flatMap(namesOf),
    is_address: jobs.flatMap(({ location }) => wordsOf(location)),
  })
}

/** The words of a job's town and company. */
export const namesOf = ({ city, company_name }: Pick<IndexedJob, 'city' | 'company_name'>) =>
  [city, company_name].flatMap(wordsOf)

function searchRow(job: IndexedJob, context: TermContext) {
  if (job.live_at === null || job.expires_at === null) {
    throw new Error(`job ${job.id} is accepted without a run`)
  }
  const columns = {
    job_id: job.id,
    live_at: job.live_at,
    expires_at: job.expires_at,
    category: job.category,
    option_flags: optionFlagsOf(job),
    city: job.city,
    company_name: job.company_name,
    pay: payStepOf(payOf(job)),
    pincode: workplaceOf(job),
  }
  return { columns, ...termsOfJob(job, job.live_at, context) }
}

const tsvectorOf = (terms: readonly string[]) => sql<string>`array_to_tsvector(${terms}::text[])`

type WordKind = 'is_title' | 'is_name' | 'is_address'

/** Sorted, so that two transactions with the same words do not deadlock. */
async function insertWords(
  tx: Kysely<DB>,
  words: Readonly<Record<WordKind, readonly string[]>>,
): Promise<void> {
  const kinds = ['is_title', 'is_name', 'is_address'] as const
  const sorted = [...new Set(kinds.flatMap((kind) => words[kind]))].toSorted()
  const isOf = (kind: WordKind) => {
    const all = new Set(words[kind])
    return sorted.map((word) => all.has(word))
  }
  await sql`
    insert into search_words as known (word, is_title, is_name, is_address)
    select * from unnest(
      ${sorted}::text[], ${isOf('is_title')}::boolean[], ${isOf('is_name')}::boolean[],
      ${isOf('is_address')}::boolean[]) as given (word, is_title, is_name, is_address)
    where not exists (
      select from search_words same where same.word = given.word and same.is_title >= given.is_title
        and same.is_name >= given.is_name and same.is_address >= given.is_address)
    on conflict (word) do update set
      is_title = known.is_title or excluded.is_title,
      is_name = known.is_name or excluded.is_name,
      is_address = known.is_address or excluded.is_address`.execute(tx)
}

export async function dropFromSearch(tx: Kysely<DB>, jobIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('job_search').where('job_id', 'in', jobIds).execute()
}

export async function listChanges(db: Kysely<DB>): Promise<Selectable<SearchChanges>[]> {
  return await db.selectFrom('search_changes').selectAll().orderBy('id').execute()
}

export async function deleteChange(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('search_changes').where('id', '=', id).execute()
}

export async function findJobsAbout(db: Kysely<DB>, query: string): Promise<string[]> {
  const { rows } = await sql<{ job_id: string }>`
    select job_id from job_search where terms @@ ${query}::tsquery`.execute(db)
  return rows.map(({ job_id: id }) => id)
}

/** Locks the accepted ones of these jobs until the transaction ends. */
export async function lockAccepted(
  tx: Kysely<DB>,
  jobIds: readonly string[],
): Promise<IndexedJob[]> {
  return await tx
    .selectFrom('jobs')
    .selectAll('jobs')
    .where('jobs.id', 'in', jobIds)
    .where('status', '=', 'accepted')
    .orderBy('jobs.id')
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Locks accepted jobs that an older version of the product has indexed. */
export async function lockOutdated(tx: Kysely<DB>, limit: number): Promise<IndexedJob[]> {
  return await tx
    .selectFrom('jobs')
    .selectAll('jobs')
    .where(
      'jobs.id',
      'in',
      tx
        .selectFrom('job_search')
        .select('job_id')
        .where('terms_version', '<', termsVersion)
        .limit(limit),
    )
    .orderBy('jobs.id')
    .forUpdate()
    .skipLocked()
    .execute()
}
