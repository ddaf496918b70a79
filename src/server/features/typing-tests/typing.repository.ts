import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { TypingLanguage } from '#contract/typing-tests/languages.ts'
import type { TypingResult } from '#contract/typing-tests/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { TypingScore } from './typing.rules.ts'

type Of = { readonly candidateId: string; readonly language: TypingLanguage }

/** How often a candidate began the test on a day in India. */
export async function countTries(
  db: Kysely<DB>,
  { candidateId, language, day }: Of & { readonly day: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('typing_tests')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('candidate_id', '=', candidateId)
    .where('language', '=', language)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The best since a day in India: the most right words, and of equals the most accurate and then the latest. */
export async function findBest(
  db: Kysely<DB>,
  { candidateId, language, since }: Of & { readonly since: string },
): Promise<TypingResult | undefined> {
  return await db
    .selectFrom('typing_tests')
    .select(['day', 'words', 'accuracy'])
    .where('candidate_id', '=', candidateId)
    .where('language', '=', language)
    .where('day', '>=', since)
    .orderBy('words', 'desc')
    .orderBy('accuracy', 'desc')
    .orderBy('finished_at', 'desc')
    .where('finished_at', 'is not', null)
    .$narrowType<{ words: number; accuracy: number }>()
    .limit(1)
    .executeTakeFirst()
}

/** Begins a try. False when the same try of the day was begun a moment ago. */
export async function insertTry(
  db: Kysely<DB>,
  begun: Of & {
    readonly id: string
    readonly day: string
    readonly tryNumber: number
    readonly passage: number
    readonly startedAt: Date
  },
): Promise<boolean> {
  const inserted = await db
    .insertInto('typing_tests')
    .values({
      id: begun.id,
      candidate_id: begun.candidateId,
      language: begun.language,
      day: begun.day,
      try_number: begun.tryNumber,
      passage: begun.passage,
      started_at: begun.startedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findTry(db: Kysely<DB>, candidateId: string, id: string) {
  return await db
    .selectFrom('typing_tests')
    .select([
      'language',
      'passage',
      'day',
      'started_at as startedAt',
      'finished_at as finishedAt',
      'words',
      'accuracy',
    ])
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst()
}

/** Only the first text of a try counts; false for a later one. */
export async function finishTry(
  tx: Transaction<DB>,
  id: string,
  { words, accuracy, now }: TypingScore & { readonly now: Date },
): Promise<boolean> {
  const finished = await tx
    .updateTable('typing_tests')
    .set({ words, accuracy, finished_at: now })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returning(sql`1`.as('one'))
    .executeTakeFirst()
  return finished !== undefined
}
