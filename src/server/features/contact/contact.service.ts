import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { z } from 'zod'
import { contactFormSchema } from '#contract/contact/schemas.ts'
import { contactFieldOrder } from '#contract/contact/field-order.ts'
import type {
  ContactRequest,
  listContactRequestsSchema,
  submitContactSchema,
} from '#contract/contact/schemas.ts'
import type { Message } from '#contract/i18n/message-keys.ts'
import { limits } from '#contract/limits.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import { isLoopback, networkOf } from '#server/lib/network.ts'
import { decodeTimeCursor, encodeCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import { countAgainst, createRateLimiter } from '#server/limits/rate-limit.ts'
import type { MailService } from '#server/features/mail/mail.service.ts'
import * as requests from './contact.repository.ts'
import type { ContactRequestRow } from './contact.repository.ts'

type Submission = z.output<typeof submitContactSchema>
type ListQuery = z.output<typeof listContactRequestsSchema>
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

    async list(listQuery: ListQuery): Promise<Page<ContactRequest>> {
      const limit = listQuery.limit ?? limits.listDefault
      const isDone = listQuery.state === 'done'
      const position = decodeTimeCursor(listQuery.cursor)
      const after = position?.at ? { at: position.at, id: position.id } : undefined
      const [rows, counts] = await Promise.all([
        requests.listRequests(db, { isDone, after, limit: limit + 1 }),
        requests.countRequests(db),
      ])
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return {
        items: shown.map(present),
        total: isDone ? counts.done : counts.open,
        nextCursor: last
          ? encodeCursor({ value: last.created_at.toISOString(), id: last.id })
          : null,
        counts,
      }
    },

    /**
     * Marks a request as done or open. Nothing is recorded when it already has that state.
     * @throws AppError NOT_FOUND
     */
    async mark(viewer: Viewer, requestId: string, isDone: boolean): Promise<ContactRequest> {
      if (!isId(requestId)) throw new AppError('NOT_FOUND')
      return await db.transaction().execute(async (tx) => {
        const change = { isDone, now: clock.now() }
        const request = await requests.markRequest(tx, requestId, change)
        if (!request) {
          const existing = await requests.findRequest(tx, requestId)
          if (!existing) throw new AppError('NOT_FOUND')
          return present(existing)
        }
        const state: Message = { key: isDone ? 'audit.requestDone' : 'audit.requestOpen' }
        await audit.record(tx, viewer, {
          kind: 'contact-request-changed',
          details: { request: requestId, state },
        })
        return present(request)
      })
    },
  }

  async function countForm(address: string): Promise<void> {
    if (config.isDemonstration && isLoopback(address)) return
    await countAgainst(formsPerHour, networkOf(address))
  }
}

function present(request: ContactRequestRow): ContactRequest {
  return {
    id: request.id,
    name: request.name,
    mobile: request.mobile,
    email: request.email,
    query: request.query,
    isDone: request.is_done,
    sentAt: request.created_at.toISOString(),
  }
}
