import type { Kysely } from 'kysely'
import type { z } from 'zod'
import {
  grievanceAnswerSchema,
  grievanceFieldOrder,
  grievanceFormSchema,
  grievanceNumber,
} from '#contract/grievances.ts'
import type {
  fileGrievanceReplySchema,
  fileGrievanceSchema,
  listGrievancesSchema,
  listOwnGrievancesSchema,
  OwnGrievance,
  ReceivedGrievance,
} from '#contract/grievances.ts'
import { dayMonthYear, endOfIndiaDayAfter, indiaDate } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import { sentence } from '#contract/sentences.ts'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { isId, newId } from '../lib/ids.ts'
import { decodeTimeCursor, encodeCursor } from '../lib/page.ts'
import type { Page } from '../lib/page.ts'
import { parseForm } from '../lib/parse-form.ts'
import type { MailService } from '../mail/mail.service.ts'
import { presentOwnGrievance, presentReceived } from './grievances.presenter.ts'
import * as grievances from './grievances.repository.ts'
import type { GrievanceRow } from './grievances.repository.ts'

type Submission = z.output<typeof fileGrievanceSchema>
type Filed = z.input<typeof fileGrievanceReplySchema>
type Needs = {
  db: Kysely<DB>
  clock: Clock
  mail: Pick<MailService, 'queue'>
  audit: Pick<Audit, 'record'>
}

export type GrievancesService = ReturnType<typeof createGrievancesService>

/** Complaints and requests about personal data: confirmed at once, answered by a day. */
export function createGrievancesService({ db, clock, mail, audit }: Needs) {
  return {
    /**
     * Sent again with the same `submissionId` it is the same ticket.
     * @throws AppError INVALID_FORM
     */
    async file({ accountId }: Viewer, form: Submission): Promise<Filed> {
      const answers = parseForm(grievanceFormSchema, form, grievanceFieldOrder)
      const { submissionId } = form
      const known = await grievances.findSubmitted(db, accountId, submissionId)
      if (known) return filed(known)
      const now = clock.now()
      const ticket = await db.transaction().execute(async (trx) => {
        const id = newId()
        const kept = await grievances.insertGrievance(trx, {
          id,
          account_id: accountId,
          submission_id: submissionId,
          ...answers,
          created_at: now,
          due_at: endOfIndiaDayAfter(now, limits.grievanceAnswerDays),
        })
        if (kept) await mail.queue(trx, { kind: 'grievance-received', id })
        return kept ?? (await grievances.findSubmitted(trx, accountId, submissionId))
      })
      if (!ticket) throw new AppError('INTERNAL', { detail: 'a ticket is neither new nor known' })
      return filed(ticket)
    },

    async listOwn(
      { accountId }: Viewer,
      wish: z.output<typeof listOwnGrievancesSchema>,
    ): Promise<Page<OwnGrievance>> {
      const limit = wish.limit ?? limits.listDefault
      const after = readCursor(wish.cursor)
      const [rows, total] = await Promise.all([
        grievances.listOwn(db, accountId, { after, limit: limit + 1 }),
        grievances.countOwn(db, accountId),
      ])
      const { shown, nextCursor } = cut(rows, limit, (row) => row.created_at)
      return { items: shown.map(presentOwnGrievance), total, nextCursor }
    },

    async listReceived(
      wish: z.output<typeof listGrievancesSchema>,
    ): Promise<Page<ReceivedGrievance>> {
      const { state = 'open', limit = limits.listDefault } = wish
      const after = readCursor(wish.cursor)
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
     * Answers a ticket, once. The same answer again changes nothing.
     * @throws AppError INVALID_FORM, NOT_FOUND, CHANGED_MEANWHILE when it has another answer
     */
    async answer(viewer: Viewer, id: string, form: unknown): Promise<ReceivedGrievance> {
      const { answer } = parseForm(grievanceAnswerSchema, form, ['answer'])
      if (!isId(id)) throw new AppError('NOT_FOUND')
      return await db.transaction().execute(async (trx) => {
        const now = clock.now()
        const given = { text: answer, adminId: viewer.accountId, now }
        const isNew = await grievances.setAnswer(trx, id, given)
        const ticket = await grievances.findGrievance(trx, id)
        if (!ticket) throw new AppError('NOT_FOUND')
        if (isNew) {
          await mail.queue(trx, { kind: 'grievance-answered', id })
          await audit.record(trx, viewer, {
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

function filed(ticket: GrievanceRow): Filed {
  const number = grievanceNumber(ticket.number)
  const dueOn = indiaDate(ticket.due_at)
  return {
    message: sentence('grievance.filed', { number, date: dayMonthYear(dueOn) }),
    number,
    dueOn,
  }
}

function readCursor(cursor: string | undefined): { at: Date; id: string } | undefined {
  const position = decodeTimeCursor(cursor)
  return position?.at ? { at: position.at, id: position.id } : undefined
}

/** What is shown of one row more than was asked for, and where it goes on. */
function cut<Row extends { id: string }>(rows: Row[], limit: number, timeOf: (row: Row) => Date) {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const nextCursor = last ? encodeCursor({ value: timeOf(last).toISOString(), id: last.id }) : null
  return { shown, nextCursor }
}
