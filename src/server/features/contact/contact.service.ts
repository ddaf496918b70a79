import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { z } from 'zod'
import type { AssignInput } from '#contract/assignments/schemas.ts'
import { contactFormSchema } from '#contract/contact/schemas.ts'
import { contactFieldOrder } from '#contract/contact/field-order.ts'
import type {
  changeContactRequestSchema,
  ContactRequest,
  listContactRequestsSchema,
  submitContactSchema,
} from '#contract/contact/schemas.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { limits } from '#server/lib/limits.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import { assign, presentAssignment, requireFreeFor } from '#server/lib/assignment.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import { isLoopback, networkOf } from '#server/lib/network.ts'
import { cutPage, readWrittenCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import { countAgainst, createRateLimiter } from '#server/limits/rate-limit.ts'
import type { MailService } from '#server/features/mail/mail.service.ts'
import * as requests from './contact.repository.ts'
import type { ContactRequestRow } from './contact.repository.ts'

type Submission = z.output<typeof submitContactSchema>
type ListQuery = z.output<typeof listContactRequestsSchema>
type MarkInput = z.output<typeof changeContactRequestSchema>
type Change = {
  readonly is_done?: boolean
  readonly owner_id: string | null
  readonly note?: string
  /** For the audit record. */
  readonly said: MessageKey
}
type Deps = {
  db: Kysely<DB>
  pool: Pool
  clock: Clock
  mail: Pick<MailService, 'queue'>
  audit: Pick<Audit, 'record'>
  config: { isDemonstration: boolean }
}

export type ContactService = ReturnType<typeof createContactService>

/** Call-back requests: anybody sends them, admins mark them done. */
export function createContactService({ db, pool, clock, mail, audit, config }: Deps) {
  const formsPerHour = createRateLimiter(pool, 'contact-hour', {
    points: limits.contactFormsPerAddressPerHour,
    seconds: 3600,
  })

  return {
    /**
     * Saves a request and mails support. A repeated send with the same `submissionId` does nothing.
     * @throws AppError INVALID_FORM, TOO_MANY_REQUESTS
     */
    async submit(form: Submission, address: string): Promise<void> {
      const { name, mobile, email, query } = parseForm(contactFormSchema, form, contactFieldOrder)
      const { submissionId } = form
      if (submissionId !== undefined && (await requests.hasSubmission(db, submissionId))) return
      await countForm(address)
      const now = clock.now()
      const id = newId()
      await db.transaction().execute(async (tx) => {
        const isInserted = await requests.insertRequest(tx, {
          id,
          submission_id: submissionId ?? null,
          name,
          mobile,
          email,
          query,
          created_at: now,
          updated_at: now,
        })
        if (isInserted) await mail.queue(tx, { kind: 'contact-request', id })
      })
    },

    async list(viewer: Viewer, listQuery: ListQuery): Promise<Page<ContactRequest>> {
      const limit = listQuery.limit ?? limits.listDefault
      const isDone = listQuery.state === 'done'
      const after = readWrittenCursor(listQuery.cursor)
      const [rows, counts] = await Promise.all([
        requests.listRequests(db, { isDone, after, limit: limit + 1 }),
        requests.countRequests(db),
      ])
      const { shown, nextCursor } = cutPage(rows, limit, (row) => row.created_at)
      return {
        items: shown.map((row) => present(row, viewer)),
        total: isDone ? counts.done : counts.open,
        nextCursor,
        counts,
      }
    },

    /**
     * Takes a request or gives it back, with a note.
     * @throws AppError NOT_FOUND, TAKEN_BY_OTHER
     */
    async assign(viewer: Viewer, requestId: string, input: AssignInput): Promise<ContactRequest> {
      return await change(viewer, requestId, (request) => assign(request, viewer.accountId, input))
    },

    /**
     * Marks a request as done, with a note of what came of it, or as open. Nothing is recorded when it already is so.
     * @throws AppError NOT_FOUND, TAKEN_BY_OTHER, INVALID_FORM without a note, CHANGED_MEANWHILE when it was done with another
     */
    async mark(viewer: Viewer, requestId: string, input: MarkInput): Promise<ContactRequest> {
      const { isDone } = input
      return await change(viewer, requestId, (request) => {
        const note = input.note ?? request.note
        if (request.is_done === isDone) {
          if (isDone && note !== request.note) throw new AppError('CHANGED_MEANWHILE')
          return undefined
        }
        if (!isDone) return { is_done: false, owner_id: null, said: 'audit.requestOpen' }
        requireFreeFor(request, viewer.accountId)
        if (note === '') {
          throw new AppError('INVALID_FORM', { fields: { note: 'contactRequests.noteRequired' } })
        }
        return { is_done: true, owner_id: viewer.accountId, note, said: 'audit.requestDone' }
      })
    },
  }

  /** Changes a locked request, and records what is said of it. */
  async function change(
    viewer: Viewer,
    requestId: string,
    decide: (request: ContactRequestRow) => Change | undefined,
  ): Promise<ContactRequest> {
    if (!isId(requestId)) throw new AppError('NOT_FOUND')
    return await db.transaction().execute(async (tx) => {
      const request = await requests.lockRequest(tx, requestId)
      if (!request) throw new AppError('NOT_FOUND')
      const decided = decide(request)
      if (!decided) return present(request, viewer)
      const { said, ...columns } = decided
      const changed = await requests.updateRequest(tx, requestId, {
        ...columns,
        updated_at: clock.now(),
      })
      await audit.record(tx, viewer, {
        kind: 'contact-request-changed',
        details: { request: requestId, state: { key: said } },
      })
      return present(changed, viewer)
    })
  }

  async function countForm(address: string): Promise<void> {
    if (config.isDemonstration && isLoopback(address)) return
    await countAgainst(formsPerHour, networkOf(address))
  }
}

function present(request: ContactRequestRow, { accountId }: Viewer): ContactRequest {
  return {
    id: request.id,
    name: request.name,
    mobile: request.mobile,
    email: request.email,
    query: request.query,
    isDone: request.is_done,
    ...presentAssignment(request, accountId),
    sentAt: request.created_at.toISOString(),
  }
}
