import type { Kysely, Transaction } from 'kysely'
import { answeredSchema } from '#contract/applications/answers.ts'
import type { Answered } from '#contract/applications/answers.ts'
import type { DB } from '#server/db/types.ts'

export async function insertAnswers(
  tx: Transaction<DB>,
  applicationId: string,
  answers: readonly Answered[],
): Promise<void> {
  if (answers.length === 0) return
  await tx
    .insertInto('application_answers')
    .values(
      answers.map(({ question, answer, isMissed }, at) => ({
        application_id: applicationId,
        position: at + 1,
        question: JSON.stringify(question),
        answer,
        is_missed: isMissed,
      })),
    )
    .execute()
}

/** The answers of each application, in the order of the questions. */
export async function findAnswers(
  db: Kysely<DB>,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, Answered[]>> {
  if (applicationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('application_answers')
    .select(['application_id', 'question', 'answer', 'is_missed as isMissed'])
    .where('application_id', 'in', applicationIds)
    .orderBy('application_id')
    .orderBy('position')
    .execute()
  const byApplication = Map.groupBy(rows, (row) => row.application_id)
  return new Map(
    [...byApplication].map(([id, answers]) => [
      id,
      answers.map((row) => answeredSchema.parse(row)),
    ]),
  )
}
