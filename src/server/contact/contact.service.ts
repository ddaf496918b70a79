import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { z } from 'zod'
import { contactFieldOrder, contactFormSchema } from '#contract/contact.ts'
import type {
  ContactRequest,
  listContactRequestsSchema,
  submitContactReplySchema,
  submitContactSchema,
} from '#contract/contact.ts'
import { limits } from '#contract/limits.ts'
import { sentence } from '#contract/sentences.ts'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { isId, newId } from '../lib/ids.ts'
import { isLoopback, networkOf } from '../lib/network.ts'
import { decodeTimeCursor, encodeCursor } from '../lib/page.ts'
import type { Page } from '../lib/page.ts'
import { parseForm } from '../lib/parse-form.ts'
import { countAgainst, createRateLimiter } from '../lib/rate-limit.ts'
import type { MailService } from '../mail/mail.service.ts'
import * as requests from './contact.repository.ts'
import type { ContactRequestRow } from './contact.repository.ts'

type Submission = z.output<typeof submitContactSchema>
type Submitted = z.input<typeof submitContactReplySchema>
type ListWish = z.output<typeof listContactRequestsSchema>
type Needs = {
  db: Kysely<DB>
  pool: Pool
  clock: Clock
  mail: Pick<MailService, 'queue'>
  audit: Pick<Audit, 'record'>
  config: { isDemonstration: boolean }
}

export type ContactService = ReturnType<typeof createContactService>

/** Requests for a call back: anybody sends them, admins work through them. */
export function createContactService({ db, pool, clock, mail, audit, config }: Needs) {
  const formsPerHour = createRateLimiter(pool, 'contact-hour', {
    points: limits.contactFormsPerAddressPerHour,
    seconds: 3600,
  })

  return {
    /**
     * Sent again with the same `submissionId` it asks for nothing more.
     * @throws AppError INVALID_FORM, TOO_MANY_REQUESTS
     */
    async submit(form: Submission, address: string): Promise<Submitted> {
      const { name, mobile, email, query } = parseForm(contactFormSchema, form, contactFieldOrder)
      const { submissionId } = form
      const reply = { message: sentence('contact.sent') }
      if (submissionId !== undefined && (await requests.hasSubmission(db, submissionId)))
        return reply
      await countForm(address)
      const now = clock.now()
      const id = newId()
      await db.transaction().execute(async (trx) => {
        const isKept = await requests.insertRequest(trx, {
          id,
          submission_id: submissionId ?? null,
          name,
          mobile,
          email,
          query,
          created_at: now,
          updated_at: now,
        })
        if (isKept) await mail.queue(trx, { kind: 'contact-request', id })
      })
      return reply
    },

    async list(wish: ListWish): Promise<Page<ContactRequest>> {
      const limit = wish.limit ?? limits.listDefault
      const isDone = wish.state === 'done'
      const position = decodeTimeCursor(wish.cursor)
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
     * Marked as it is already, it stays so, and nothing is recorded.
     * @throws AppError NOT_FOUND
     */
    async mark(viewer: Viewer, requestId: string, isDone: boolean): Promise<ContactRequest> {
      if (!isId(requestId)) throw new AppError('NOT_FOUND')
      return await db.transaction().execute(async (trx) => {
        const change = { isDone, now: clock.now() }
        const request = await requests.markRequest(trx, requestId, change)
        if (!request) {
          const standing = await requests.findRequest(trx, requestId)
          if (!standing) throw new AppError('NOT_FOUND')
          return present(standing)
        }
        const state = sentence(isDone ? 'audit.requestDone' : 'audit.requestOpen')
        await audit.record(trx, viewer, {
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
