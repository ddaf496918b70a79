import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { DB, Jobs, SearchChanges } from '../db/types.ts'
import { meaningTerms, townMeantBy } from './meanings.rules.ts'
import type { Sayings } from './meanings.rules.ts'
import { payOf } from './pay.rules.ts'
import { termsOfJob, workplaceOf } from './search-terms.rules.ts'
import type { Locate, SearchableJob } from './search-terms.rules.ts'
import { wordsOf } from './search-words.rules.ts'

/** Counts up when jobs get other terms: rows of an older number are written anew. */
export const termsVersion = 4

/** What else has to be known for the terms of a job. */
export type SearchedWith = { readonly sayings: Sayings; readonly locate: Locate }

export type IndexedJob = SearchableJob & Pick<Selectable<Jobs>, 'id' | 'live_at' | 'expires_at'>

/** Makes or renews what search knows of accepted jobs; some thousands at most, none of them twice. */
export async function putInSearch(
  trx: Kysely<DB>,
  jobs: readonly IndexedJob[],
  known: SearchedWith,
): Promise<void> {
  if (jobs.length === 0) return
  await trx
    .insertInto('job_search')
    .values(jobs.map((job) => searchRow(job, known)))
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
    trx,
    jobs.flatMap(({ title }) => wordsOf(title)),
  )
}

function searchRow(job: IndexedJob, known: SearchedWith) {
  if (job.live_at === null || job.expires_at === null) {
    throw new Error(`job ${job.id} is accepted without a run`)
  }
  const terms = termsOfJob(job, { liveAt: job.live_at, locate: known.locate })
  const town = townMeantBy(job.city, known.sayings)
  const meanings = meaningTerms(wordsOf(job.title), terms, known.sayings)
  const all = new Set([...terms, ...(town === undefined ? [] : [town]), ...meanings])
  return {
    job_id: job.id,
    live_at: job.live_at,
    expires_at: job.expires_at,
    city: job.city,
    company_name: job.company_name,
    pay: payOf(job),
    pincode: workplaceOf(job),
    terms: sql<string>`array_to_tsvector(${[...all]}::text[])`,
    terms_version: termsVersion,
  }
}

/** In one order, so that two transactions with the same words do not wait for each other in a circle. */
async function insertWords(trx: Kysely<DB>, words: readonly string[]): Promise<void> {
  const sorted = [...new Set(words)].toSorted()
  await sql`
    insert into search_words (word)
    select word from unnest(${sorted}::text[]) word
    where not exists (select from search_words known where known.word = word.word)
    on conflict do nothing`.execute(trx)
}

export async function dropFromSearch(trx: Kysely<DB>, jobIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('job_search').where('job_id', 'in', jobIds).execute()
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

/** Those of them that are accepted, locked until the transaction ends. */
export async function lockAccepted(
  trx: Kysely<DB>,
  jobIds: readonly string[],
): Promise<IndexedJob[]> {
  return await trx
    .selectFrom('jobs')
    .selectAll('jobs')
    .where('jobs.id', 'in', jobIds)
    .where('status', '=', 'accepted')
    .orderBy('jobs.id')
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Accepted jobs whose terms are those of an older version of the product, locked until the transaction ends. */
export async function lockOutdated(trx: Kysely<DB>, limit: number): Promise<IndexedJob[]> {
  return await trx
    .selectFrom('jobs')
    .selectAll('jobs')
    .where(
      'jobs.id',
      'in',
      trx
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
