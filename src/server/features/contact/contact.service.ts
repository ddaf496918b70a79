import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { z } from 'zod'
import { mayActAsAdmin } from '#contract/admin/roles.ts'
import { contactFormSchema } from '#contract/contact/schemas.ts'
import { contactFieldOrder } from '#contract/contact/field-order.ts'
import type {
  changeContactRequestSchema,
  ContactRequest,
  submitContactSchema,
} from '#contract/contact/schemas.ts'
import { actOfCase } from '#contract/inbox/kinds.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { endOfIndiaDayAfter, endOfNextWorkingDay } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import { requireFreeFor } from '#server/lib/case-owner.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import { isLoopback, networkOf } from '#server/lib/network.ts'
import type { ObjectionTokens } from '#server/lib/objection-links.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import { countAgainst, createRateLimiter } from '#server/limits/rate-limit.ts'
import type { MailService } from '#server/features/mail/mail.service.ts'
import * as requests from './contact.repository.ts'
import type { ContactRequestRow } from './contact.repository.ts'

type Submission = z.output<typeof submitContactSchema>
type MarkInput = z.output<typeof changeContactRequestSchema>
type Change = {
  readonly is_done: boolean
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
  objections: Pick<ObjectionTokens, 'read'>
}

export type ContactService = ReturnType<typeof createContactService>

/** Call-back requests: anybody sends them, admins mark them done. */
export function createContactService(deps: Deps) {
  const { db, pool, clock, mail, audit, config, objections } = deps
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
      const { submissionId, about } = form
      if (submissionId !== undefined && (await requests.hasSubmission(db, submissionId))) return
      await countForm(address)
      const now = clock.now()
      const id = newId()
      const blockId = about === undefined ? undefined : await findBlock(about)
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
          block_id: blockId ?? null,
          due_at: blockId
            ? endOfIndiaDayAfter(now, limits.objectionDueDays)
            : endOfNextWorkingDay(now),
        })
        if (isInserted) await mail.queue(tx, { kind: 'contact-request', id })
      })
    },

    /** @throws AppError NOT_FOUND */
    async read(requestId: string): Promise<ContactRequest> {
      const request = isId(requestId) ? await requests.findRequest(db, requestId) : undefined
      if (!request) throw new AppError('NOT_FOUND')
      return present(request)
    },

    /**
     * Marks a request as done, with a note of what came of it, or as open. Nothing is recorded when it already is so.
     * @throws AppError NOT_FOUND, MEMBER_MAY_NOT, TAKEN_BY_OTHER, INVALID_FORM without a note, CHANGED_MEANWHILE when it was done with another
     */
    async mark(viewer: Viewer, requestId: string, input: MarkInput): Promise<ContactRequest> {
      if (!isId(requestId)) throw new AppError('NOT_FOUND')
      return await db.transaction().execute(async (tx) => {
        const request = await requests.lockRequest(tx, requestId)
        if (!request) throw new AppError('NOT_FOUND')
        if (!mayMark(viewer, request)) throw new AppError('MEMBER_MAY_NOT')
        const change = markOf(request, viewer.accountId, input)
        if (!change) return present(request)
        const { said, ...columns } = change
        const changed = await requests.updateRequest(tx, requestId, {
          ...columns,
          is_waiting: false,
          updated_at: clock.now(),
        })
        await audit.record(tx, viewer, {
          kind: 'contact-request-changed',
          details: { request: requestId, state: { key: said } },
        })
        return present(changed)
      })
    },
  }

  /** The block of a link; undefined for a link that is not ours. */
  async function findBlock(token: string): Promise<string | undefined> {
    const blockId = objections.read(token)
    return blockId && (await requests.hasBlock(db, blockId)) ? blockId : undefined
  }

  async function countForm(address: string): Promise<void> {
    if (config.isDemonstration && isLoopback(address)) return
    await countAgainst(formsPerHour, networkOf(address))
  }
}

/** Objections are of another desk than requests for a call back. */
const mayMark = ({ adminRole }: Viewer, { block_id: blockId }: ContactRequestRow): boolean =>
  adminRole !== undefined &&
  mayActAsAdmin(adminRole, actOfCase[blockId === null ? 'contact' : 'objection'])

/** What marking a request makes of it; undefined when it is so already. */
function markOf(
  request: ContactRequestRow,
  adminId: string,
  { isDone, note = request.note }: MarkInput,
): Change | undefined {
  if (request.is_done === isDone) {
    if (isDone && note !== request.note) throw new AppError('CHANGED_MEANWHILE')
    return undefined
  }
  if (!isDone) return { is_done: false, owner_id: null, said: 'audit.requestOpen' }
  requireFreeFor(request, adminId)
  if (note === '') {
    throw new AppError('INVALID_FORM', { fields: { note: 'contactRequests.noteRequired' } })
  }
  return { is_done: true, owner_id: adminId, note, said: 'audit.requestDone' }
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
