import type { Kysely, Selectable, Transaction } from 'kysely'
import type { JobQuestion, Question } from '#contract/jobs/question-schemas.ts'
import type { DB, JobQuestions } from '#server/db/types.ts'
import { newId } from '#server/lib/ids.ts'

/** The questions of each job, in their order. */
export async function findQuestions(
  db: Kysely<DB>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, JobQuestion[]>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('job_questions')
    .selectAll()
    .where('job_id', 'in', jobIds)
    .orderBy('job_id')
    .orderBy('position')
    .execute()
  const byJob = Map.groupBy(rows, (row) => row.job_id)
  return new Map([...byJob].map(([jobId, questions]) => [jobId, questions.map(toQuestion)]))
}

/** The questions of each job, in the order of the ids. */
export async function findQuestionsByJob(
  db: Kysely<DB>,
  jobIds: readonly string[],
): Promise<readonly JobQuestion[][]> {
  const found = await findQuestions(db, jobIds)
  return jobIds.map((id) => found.get(id) ?? [])
}

/**
 * Writes the questions of a job that is new or locked. A question that stays as it was keeps its id, so that its answers on
 * an open screen still count. Returns whether anything changed.
 */
export async function replaceQuestions(
  tx: Transaction<DB>,
  jobId: string,
  questions: readonly Question[],
): Promise<boolean> {
  const before = (await findQuestions(tx, [jobId])).get(jobId) ?? []
  const idOf = new Map(before.map(({ id, ...question }) => [contentOf(question), id]))
  const isSame =
    before.length === questions.length &&
    questions.every((question, at) => idOf.get(contentOf(question)) === before[at]?.id)
  if (isSame) return false
  await tx.deleteFrom('job_questions').where('job_id', '=', jobId).execute()
  if (questions.length === 0) return true
  await tx
    .insertInto('job_questions')
    .values(
      questions.map((question, at) => ({
        id: idOf.get(contentOf(question)) ?? newId(),
        job_id: jobId,
        position: at + 1,
        library_name: question.libraryName,
        words: question.libraryName === null ? question.words : null,
        kind: question.kind,
        choices: question.choices,
        is_must_have: question.isMustHave,
        wanted: question.wanted,
        least: question.least,
        most: question.most,
      })),
    )
    .execute()
  return true
}

/** Equal for equal questions. */
function contentOf(question: Question): string {
  const { libraryName, words, kind, choices, isMustHave, wanted, least, most } = question
  return JSON.stringify([libraryName, words, kind, choices, isMustHave, wanted, least, most])
}

const toQuestion = (row: Selectable<JobQuestions>): JobQuestion => ({
  id: row.id,
  libraryName: row.library_name,
  words: row.words ?? '',
  kind: row.kind,
  choices: row.choices,
  isMustHave: row.is_must_have,
  wanted: row.wanted,
  least: row.least,
  most: row.most,
})
