import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { StoredAnswer } from '#contract/applications/answers.ts'
import { openStages } from '#contract/applications/stages.ts'
import { questionSchema } from '#contract/jobs/question-schemas.ts'
import type { DB } from '#server/db/types.ts'

export async function insertAnswers(
  tx: Transaction<DB>,
  applicationId: string,
  answers: readonly StoredAnswer[],
): Promise<void> {
  if (answers.length === 0) return
  await tx
    .insertInto('application_answers')
    .values(
      answers.map(({ question, answer, isMissed, test, voice }, at) => ({
        application_id: applicationId,
        position: at + 1,
        question: JSON.stringify(question),
        answer,
        is_missed: isMissed,
        accuracy: test?.accuracy ?? null,
        tested_on: test?.day ?? voice?.day ?? null,
        voice_file_id: voice?.fileId ?? null,
      })),
    )
    .execute()
}

/** The answers of each application, in the order of the questions. */
export async function findAnswers(
  db: Kysely<DB>,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, StoredAnswer[]>> {
  if (applicationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('application_answers')
    .select([
      'application_id',
      'question',
      'answer',
      'is_missed as isMissed',
      'accuracy',
      'tested_on as day',
      'voice_file_id as fileId',
    ])
    .where('application_id', 'in', applicationIds)
    .orderBy('application_id')
    .orderBy('position')
    .execute()
  const byApplication = Map.groupBy(rows, (row) => row.application_id)
  return new Map([...byApplication].map(([id, answers]) => [id, answers.map(toStoredAnswer)]))
}

type AnswerRow = {
  readonly question: unknown
  readonly answer: string | null
  readonly isMissed: boolean
  readonly accuracy: number | null
  readonly day: string | null
  readonly fileId: string | null
}

function toStoredAnswer({ question, answer, isMissed, ...row }: AnswerRow): StoredAnswer {
  const { accuracy, day, fileId } = row
  return {
    question: questionSchema.parse(question),
    answer,
    isMissed,
    test: accuracy === null || day === null ? null : { accuracy, day },
    voice: fileId === null || day === null ? null : { day, fileId },
  }
}

/** Until the transaction ends, no assessment of the candidate is stored while an application takes what there is. */
export async function lockAssessments(tx: Transaction<DB>, candidateId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`assessments ${candidateId}`}, 0))`.execute(
    tx,
  )
}

/** The answers of a candidate's applications that are still open, with what they are to. */
export async function findOpenAnswers(tx: Transaction<DB>, candidateId: string) {
  const rows = await tx
    .selectFrom('application_keys as keys')
    .innerJoin('applications', (join) =>
      join
        .onRef('applications.id', '=', 'keys.application_id')
        .onRef('applications.applied_at', '=', 'keys.applied_at'),
    )
    .innerJoin('application_answers as answers', 'answers.application_id', 'keys.application_id')
    .select([
      'answers.application_id as applicationId',
      'answers.position',
      'answers.question',
      'answers.answer',
    ])
    .where('keys.candidate_id', '=', candidateId)
    .where('applications.stage', 'in', openStages)
    .orderBy('answers.application_id')
    .orderBy('answers.position')
    .forUpdate('applications')
    .execute()
  return rows.map((row) => ({ ...row, question: questionSchema.parse(row.question) }))
}

/** Writes what an assessment found to an answer, and whether its application misses a must-have now. */
export async function writeAnswer(
  tx: Transaction<DB>,
  { applicationId, position }: { applicationId: string; position: number },
  { answer, isMissed, test, voice }: StoredAnswer,
): Promise<void> {
  await tx
    .updateTable('application_answers')
    .set({
      answer,
      is_missed: isMissed,
      accuracy: test?.accuracy ?? null,
      tested_on: test?.day ?? voice?.day ?? null,
      voice_file_id: voice?.fileId ?? null,
    })
    .where('application_id', '=', applicationId)
    .where('position', '=', position)
    .execute()
  const missed = await tx
    .selectFrom('application_answers')
    .select('position')
    .where('application_id', '=', applicationId)
    .where('is_missed', '=', true)
    .limit(1)
    .executeTakeFirst()
  await tx
    .updateTable('applications')
    .from('application_keys as keys')
    .set({ misses_must_have: missed !== undefined })
    .whereRef('applications.id', '=', 'keys.application_id')
    .whereRef('applications.applied_at', '=', 'keys.applied_at')
    .where('keys.application_id', '=', applicationId)
    .execute()
}
