import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { logEntryFormSchema, logFieldOrder } from '#contract/applications/log.ts'
import type { LogEntry, addLogEntrySchema, listLogSchema } from '#contract/applications/log.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { cutPage, readWrittenCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import * as repository from './applicant-log.repository.ts'
import type { LogRow } from './applicant-log.repository.ts'
import { lockOwnApplicant } from './own-applicant.ts'
import type { AboutApplicant } from './own-applicant.ts'

type Deps = { db: Kysely<DB>; clock: Clock }

export type ApplicantLogService = ReturnType<typeof createApplicantLog>

/** What the employer of a job keeps about an applicant. */
export function createApplicantLog({ db, clock }: Deps) {
  return {
    /** @throws AppError NOT_FOUND, for another employer's applicant too */
    async list(
      viewer: Viewer,
      about: AboutApplicant,
      { cursor, limit = limits.listDefault }: z.output<typeof listLogSchema>,
    ): Promise<Page<LogEntry>> {
      const after = readWrittenCursor(cursor)
      await db.transaction().execute((tx) => lockOwnApplicant(tx, viewer, about))
      const rows = await repository.listEntries(db, about.applicantId, { after, limit: limit + 1 })
      const { shown, nextCursor } = cutPage(rows, limit, (row) => row.written_at)
      return {
        items: shown.map(present),
        total: await repository.countEntries(db, about.applicantId),
        nextCursor,
      }
    },

    /**
     * Adds an entry. Sent again, it adds nothing and answers the same.
     * @throws AppError NOT_FOUND, for another employer's applicant too; INVALID_FORM; MALFORMED for the id of another entry
     */
    async add(
      viewer: Viewer,
      about: AboutApplicant,
      { entryId: id, ...body }: z.output<typeof addLogEntrySchema>,
    ): Promise<LogEntry> {
      const { accountId } = viewer
      const applicationId = about.applicantId
      return await db.transaction().execute(async (tx) => {
        await lockOwnApplicant(tx, viewer, about)
        const form = parseForm(logEntryFormSchema, body, logFieldOrder)
        const now = clock.now()
        await repository.insertEntry(tx, { id, applicationId, accountId, form, now })
        const entry = await repository.findEntry(tx, { id, applicationId })
        if (!entry) throw new AppError('MALFORMED', { detail: 'the id of another entry' })
        return present(entry)
      })
    },
  }
}

const present = ({
  id,
  kind,
  note,
  way,
  outcome,
  rating,
  by,
  written_at: at,
}: LogRow): LogEntry => ({
  id,
  kind,
  note,
  way,
  outcome,
  rating,
  by: by ?? '',
  at: at.toISOString(),
})
