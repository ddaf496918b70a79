import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { TypingLanguage } from '#contract/typing-tests/languages.ts'
import type { DB } from '#server/db/types.ts'
import type { VoiceRow } from './voice-notes.rules.ts'

type Of = { readonly candidateId: string; readonly language: TypingLanguage }

/** A candidate's note, if it is not older than a day in India. */
export async function findNote(
  db: Kysely<DB>,
  { candidateId, language, since }: Of & { readonly since: string },
): Promise<VoiceRow | undefined> {
  return await db
    .selectFrom('voice_notes')
    .select(['file_id as fileId', 'seconds', 'day'])
    .where('candidate_id', '=', candidateId)
    .where('language', '=', language)
    .where('day', '>=', since)
    .executeTakeFirst()
}

/** Stores a note in place of the one before, whose file it returns. */
export async function replaceNote(
  tx: Transaction<DB>,
  { candidateId, language }: Of,
  { fileId, seconds, day }: VoiceRow,
): Promise<string | undefined> {
  const before = await lockNote(tx, { candidateId, language })
  await tx
    .insertInto('voice_notes')
    .values({ candidate_id: candidateId, language, file_id: fileId, seconds, day })
    .onConflict((conflict) =>
      conflict.columns(['candidate_id', 'language']).doUpdateSet({ file_id: fileId, seconds, day }),
    )
    .execute()
  return before
}

/** Deletes a note and returns its file. */
export async function deleteNote(
  tx: Transaction<DB>,
  { candidateId, language }: Of,
): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('voice_notes')
    .where('candidate_id', '=', candidateId)
    .where('language', '=', language)
    .returning('file_id as fileId')
    .executeTakeFirst()
  return deleted?.fileId
}

/** Takes the recordings out of a candidate's answers to some questions, in applications that ended too. Returns their files. */
export async function clearAnswers(
  tx: Transaction<DB>,
  candidateId: string,
  libraryNames: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ fileId: string }>`
    with cleared as (
      select answers.application_id, answers.position, answers.voice_file_id as file_id
      from application_answers as answers
      join application_keys as keys on keys.application_id = answers.application_id
      where keys.candidate_id = ${candidateId} and answers.voice_file_id is not null
        and answers.question->>'libraryName' = any(${libraryNames}::text[])
    )
    update application_answers as answers
    set answer = '', voice_file_id = null, tested_on = null
    from cleared
    where answers.application_id = cleared.application_id and answers.position = cleared.position
    returning cleared.file_id as "fileId"`.execute(tx)
  return rows.map(({ fileId }) => fileId)
}

async function lockNote(
  tx: Transaction<DB>,
  { candidateId, language }: Of,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('voice_notes')
    .select('file_id as fileId')
    .where('candidate_id', '=', candidateId)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst()
  return row?.fileId
}
