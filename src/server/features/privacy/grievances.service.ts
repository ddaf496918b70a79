import type { Kysely } from 'kysely'
import type { z } from 'zod'
import {
  grievanceAnswerSchema,
  grievanceFormSchema,
  grievanceNumber,
} from '#contract/privacy/grievance-schemas.ts'
import { grievanceFieldOrder } from '#contract/privacy/field-order.ts'
import type {
  fileGrievanceReplySchema,
  fileGrievanceSchema,
  listGrievancesSchema,
  listOwnGrievancesSchema,
  OwnGrievance,
  ReceivedGrievance,
} from '#contract/privacy/grievance-schemas.ts'
import { dayMonthYear, endOfIndiaDayAfter, indiaDate } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { Untranslated } from '#server/lib/untranslated.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import { decodeTimeCursor, encodeCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import type { MailService } from '#server/features/mail/mail.service.ts'
import { presentOwnGrievance, presentReceived } from './grievances.presenter.ts'
import * as grievances from './grievances.repository.ts'
import type { GrievanceRow } from './grievances.repository.ts'

type Submission = z.output<typeof fileGrievanceSchema>
type Filed = z.input<typeof fileGrievanceReplySchema>
type Deps = {
  db: Kysely<DB>
  clock: Clock
  mail: Pick<MailService, 'queue'>
  audit: Pick<Audit, 'record'>
}

export type GrievancesService = ReturnType<typeof createGrievancesService>

/** Complaints and requests about personal data: confirmed by mail, and answered before a deadline. */
export function createGrievancesService({ db, clock, mail, audit }: Deps) {
  return {
    /**
     * Files a ticket. A repeated send with the same `submissionId` returns the same ticket.
     * @throws AppError INVALID_FORM
     */
    async file({ accountId }: Viewer, form: Submission): Promise<Untranslated<Filed>> {
      const answers = parseForm(grievanceFormSchema, form, grievanceFieldOrder)
      const { submissionId } = form
      const existing = await grievances.findSubmitted(db, accountId, submissionId)
      if (existing) return toFiledReply(existing)
      const now = clock.now()
      const ticket = await db.transaction().execute(async (tx) => {
        const id = newId()
        const inserted = await grievances.insertGrievance(tx, {
          id,
          account_id: accountId,
          submission_id: submissionId,
          ...answers,
          created_at: now,
          due_at: endOfIndiaDayAfter(now, limits.grievanceAnswerDays),
        })
        if (inserted) await mail.queue(tx, { kind: 'grievance-received', id })
        return inserted ?? (await grievances.findSubmitted(tx, accountId, submissionId))
      })
      if (!ticket)
        throw new AppError('INTERNAL', { detail: 'a ticket was neither inserted nor found' })
      return toFiledReply(ticket)
    },

    async listOwn(
      { accountId }: Viewer,
      query: z.output<typeof listOwnGrievancesSchema>,
    ): Promise<Page<OwnGrievance>> {
      const limit = query.limit ?? limits.listDefault
      const after = readCursor(query.cursor)
      const [rows, total] = await Promise.all([
        grievances.listOwn(db, accountId, { after, limit: limit + 1 }),
        grievances.countOwn(db, accountId),
      ])
      const { shown, nextCursor } = cut(rows, limit, (row) => row.created_at)
      return { items: shown.map(presentOwnGrievance), total, nextCursor }
    },

    async listReceived(
      query: z.output<typeof listGrievancesSchema>,
    ): Promise<Page<ReceivedGrievance>> {
      const { state = 'open', limit = limits.listDefault } = query
      const after = readCursor(query.cursor)
      const [rows, counts] = await Promise.all([
        grievances.listReceived(db, state, { after, limit: limit + 1 }),
        grievances.countByState(db),
      ])
      const { shown, nextCursor } = cut(rows, limit, (row) => row.answered_at ?? row.due_at)
      const now = clock.now()
      return {
        items: shown.map((row) => presentReceived(row, now)),
        total: counts[state],
        nextCursor,
        counts,
      }
    },

    /**
     * Answers a ticket once. Repeating the same answer does nothing.
     * @throws AppError INVALID_FORM, NOT_FOUND, CHANGED_MEANWHILE when it has another answer
     */
    async answer(viewer: Viewer, id: string, form: unknown): Promise<ReceivedGrievance> {
      const { answer } = parseForm(grievanceAnswerSchema, form, ['answer'])
      if (!isId(id)) throw new AppError('NOT_FOUND')
      return await db.transaction().execute(async (tx) => {
        const now = clock.now()
        const given = { text: answer, adminId: viewer.accountId, now }
        const isNew = await grievances.setAnswer(tx, id, given)
        const ticket = await grievances.findGrievance(tx, id)
        if (!ticket) throw new AppError('NOT_FOUND')
        if (isNew) {
          await mail.queue(tx, { kind: 'grievance-answered', id })
          await audit.record(tx, viewer, {
            kind: 'grievance-answered',
            personId: ticket.account_id,
            details: { number: grievanceNumber(ticket.number) },
          })
        } else if (ticket.answer !== answer) throw new AppError('CHANGED_MEANWHILE')
        return presentReceived(ticket, now)
      })
    },
  }
}

function toFiledReply(ticket: GrievanceRow): Untranslated<Filed> {
  const number = grievanceNumber(ticket.number)
  const dueOn = indiaDate(ticket.due_at)
  return {
    message: { key: 'grievance.filed', values: { number, date: dayMonthYear(dueOn) } },
    number,
    dueOn,
  }
}

function readCursor(cursor: string | undefined): { at: Date; id: string } | undefined {
  const position = decodeTimeCursor(cursor)
  return position?.at ? { at: position.at, id: position.id } : undefined
}

/** Cuts the extra row off, and returns the rows and the next cursor. */
function cut<Row extends { id: string }>(rows: Row[], limit: number, timeOf: (row: Row) => Date) {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const nextCursor = last ? encodeCursor({ value: timeOf(last).toISOString(), id: last.id }) : null
  return { shown, nextCursor }
}
