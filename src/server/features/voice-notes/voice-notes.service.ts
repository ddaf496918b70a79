import type { Kysely, Transaction } from 'kysely'
import { indiaDate } from '#contract/india-time.ts'
import { libraryNames } from '#contract/jobs/question-library.ts'
import { voiceOf } from '#contract/jobs/questions.ts'
import type { TypingLanguage } from '#contract/typing-tests/languages.ts'
import type { VoiceNote } from '#contract/voice-notes/schemas.ts'
import type { DB } from '#server/db/types.ts'
import { resultsCountSince } from '#server/features/typing-tests/typing.rules.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { Upload } from '#server/http/binding/uploads.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import * as notes from './voice-notes.repository.ts'
import type { VoiceRow } from './voice-notes.rules.ts'

export type VoiceNotesService = ReturnType<typeof createVoiceNotes>

type State = { readonly note: VoiceNote | null }
type Spoken = { readonly language: TypingLanguage; readonly seconds: number }

type Deps = {
  db: Kysely<DB>
  clock: Clock
  files: Pick<FilesService, 'prepareMedia' | 'runWithFile' | 'removeUnused' | 'privateUrl'>
  /** Writes a note to the open applications that ask for one. */
  answerByVoice: (
    tx: Transaction<DB>,
    finding: { candidateId: string; language: TypingLanguage; found: VoiceRow },
  ) => Promise<void>
}

/** A candidate's voice notes: one in each language, for every job that asks. */
export function createVoiceNotes({ db, clock, files, answerByVoice }: Deps) {
  async function read({ accountId }: Viewer, language: TypingLanguage): Promise<State> {
    const since = resultsCountSince(clock.now())
    const note = await notes.findNote(db, { candidateId: accountId, language, since })
    if (!note) return { note: null }
    const { fileId, seconds, day } = note
    return { note: { seconds, day, url: files.privateUrl(fileId, 'inline') } }
  }

  return {
    read,

    /**
     * Stores a note in place of the one before.
     * @throws AppError INVALID_FORM without a recording; the recording's error
     */
    async save(
      viewer: Viewer,
      { language, seconds }: Spoken,
      upload: Upload | undefined,
    ): Promise<State> {
      if (!upload) {
        throw new AppError('INVALID_FORM', { fields: { voice: 'upload.voiceRequired' } })
      }
      const recording = await files.prepareMedia('voice', upload, 'voice')
      const of = { candidateId: viewer.accountId, language }
      const owner = { ownerAccountId: viewer.accountId, kind: 'voice-note' } as const
      let before: string | undefined
      await files.runWithFile(recording, owner, async (tx, fileId) => {
        if (fileId === null) throw new AppError('INTERNAL', { detail: 'a note without a file' })
        const found = { fileId, seconds, day: indiaDate(clock.now()) }
        before = await notes.replaceNote(tx, of, found)
        await answerByVoice(tx, { ...of, found })
        return true
      })
      await files.removeUnused([{ kind: 'voice-note', id: before }])
      return await read(viewer, language)
    },

    /** Deletes a note, also from every application that has one. One that is not there is deleted already. */
    async remove({ accountId: candidateId }: Viewer, language: TypingLanguage): Promise<State> {
      const asking = libraryNames.filter((libraryName) => voiceOf({ libraryName }) === language)
      const deleted = await db.transaction().execute(async (tx) => {
        const newest = await notes.deleteNote(tx, { candidateId, language })
        return [newest, ...(await notes.clearAnswers(tx, candidateId, asking))]
      })
      await files.removeUnused([...new Set(deleted)].map((id) => ({ kind: 'voice-note', id })))
      return { note: null }
    },
  }
}
