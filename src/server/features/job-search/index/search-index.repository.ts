import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { DB, Jobs, SearchChanges } from '#server/db/types.ts'
import { meaningTerms, townOf } from '../synonyms/meanings.rules.ts'
import type { Synonyms } from '../synonyms/meanings.rules.ts'
import { payOf } from '#server/features/jobs/job-columns.ts'
import { payStepOf } from '../query/pay.rules.ts'
import { termsOfJob, workplaceOf } from '../query/search-terms.rules.ts'
import type { Locate, SearchableJob } from '../query/search-terms.rules.ts'
import { wordsOf } from '../query/search-words.rules.ts'

/** Counts up when jobs get other terms: rows with an older version are indexed again. */
const termsVersion = 4

/** What the terms of a job depend on besides the job. */
export type TermContext = { readonly synonyms: Synonyms; readonly locate: Locate }

export type IndexedJob = SearchableJob & Pick<Selectable<Jobs>, 'id' | 'live_at' | 'expires_at'>

/** Inserts or updates the index rows of accepted jobs: at most some thousands, each once. */
export async function putInSearch(
  tx: Kysely<DB>,
  jobs: readonly IndexedJob[],
  context: TermContext,
): Promise<void> {
  if (jobs.length === 0) return
  await tx
    .insertInto('job_search')
    .values(jobs.map((job) => searchRow(job, context)))
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet(({ ref }) => ({
        live_at: ref('excluded.live_at'),
        expires_at: ref('excluded.expires_at'),
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
  await insertWords(
    tx,
    jobs.flatMap(({ title }) => wordsOf(title)),
  )
}

function searchRow(job: IndexedJob, context: TermContext) {
  if (job.live_at === null || job.expires_at === null) {
    throw new Error(`job ${job.id} is accepted without a run`)
  }
  const terms = termsOfJob(job, { liveAt: job.live_at, locate: context.locate })
  const town = townOf(job.city, context.synonyms)
  const meanings = meaningTerms(wordsOf(job.title), terms, context.synonyms)
  const all = new Set([...terms, ...(town === undefined ? [] : [town]), ...meanings])
  return {
    job_id: job.id,
    live_at: job.live_at,
    expires_at: job.expires_at,
    city: job.city,
    company_name: job.company_name,
    pay: payStepOf(payOf(job)),
    pincode: workplaceOf(job),
    terms: sql<string>`array_to_tsvector(${[...all]}::text[])`,
    terms_version: termsVersion,
  }
}

/** Sorted, so that two transactions with the same words do not deadlock. */
async function insertWords(tx: Kysely<DB>, words: readonly string[]): Promise<void> {
  const sorted = [...new Set(words)].toSorted()
  await sql`
    insert into search_words (word)
    select word from unnest(${sorted}::text[]) word
    where not exists (select from search_words known where known.word = word.word)
    on conflict do nothing`.execute(tx)
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
