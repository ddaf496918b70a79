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
  listOwnGrievancesSchema,
  OwnGrievance,
  ReceivedGrievance,
} from '#contract/privacy/grievance-schemas.ts'
import { dayMonthYear, endOfIndiaDayAfter, indiaDate } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { Untranslated } from '#server/lib/untranslated.ts'
import { AppError } from '#server/lib/app-error.ts'
import { requireFreeFor } from '#server/lib/case-owner.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import { cutPage, readWrittenCursor } from '#server/lib/page.ts'
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
      const after = readWrittenCursor(query.cursor)
      const [rows, total] = await Promise.all([
        grievances.listOwn(db, accountId, { after, limit: limit + 1 }),
        grievances.countOwn(db, accountId),
      ])
      const { shown, nextCursor } = cutPage(rows, limit, (row) => row.created_at)
      return { items: shown.map(presentOwnGrievance), total, nextCursor }
    },

    /** A ticket with the account of its author, for admins. @throws AppError NOT_FOUND */
    async read(id: string): Promise<{ accountId: string; ticket: ReceivedGrievance }> {
      const row = isId(id) ? await grievances.findGrievance(db, id) : undefined
      if (!row) throw new AppError('NOT_FOUND')
      return { accountId: row.account_id, ticket: presentReceived(row) }
    },

    /**
     * Answers a ticket once. Repeating the same answer does nothing.
     * @throws AppError INVALID_FORM, NOT_FOUND, TAKEN_BY_OTHER, CHANGED_MEANWHILE when it has another answer
     */
    async answer(viewer: Viewer, id: string, form: unknown): Promise<ReceivedGrievance> {
      const { answer } = parseForm(grievanceAnswerSchema, form, ['answer'])
      if (!isId(id)) throw new AppError('NOT_FOUND')
      return await db.transaction().execute(async (tx) => {
        const ticket = await grievances.lockGrievance(tx, id)
        if (!ticket) throw new AppError('NOT_FOUND')
        if (ticket.answer === answer) return presentReceived(ticket)
        if (ticket.answer !== null) throw new AppError('CHANGED_MEANWHILE')
        requireFreeFor(ticket, viewer.accountId)
        const answered = { answer, answered_at: clock.now() }
        await grievances.updateGrievance(tx, id, {
          ...answered,
          answered_by: viewer.accountId,
          owner_id: viewer.accountId,
        })
        await mail.queue(tx, { kind: 'grievance-answered', id })
        await audit.record(tx, viewer, {
          kind: 'grievance-answered',
          personId: ticket.account_id,
          details: { number: grievanceNumber(ticket.number) },
        })
        return presentReceived({ ...ticket, ...answered })
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
