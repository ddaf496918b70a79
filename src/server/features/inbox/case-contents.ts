import type { Kysely } from 'kysely'
import type { MessageValues } from '#contract/i18n/message-keys.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import type { Case } from '#contract/inbox/schemas.ts'
import { findLocale } from '#server/db/account-locale.ts'
import type { DB } from '#server/db/types.ts'
import type { ContactService } from '#server/features/contact/contact.service.ts'
import type { GrievancesService } from '#server/features/privacy/grievances.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Languages } from '#server/lib/languages.ts'
import type { CaseRow } from './case-rows.ts'
import { findObjectedBlock, findReportedJob } from './inbox.repository.ts'

type Deps = {
  db: Kysely<DB>
  languages: Pick<Languages, 'translatorOf'>
  contact: Pick<ContactService, 'read'>
  grievances: Pick<GrievancesService, 'read'>
}

export type Contents = {
  readonly content: Case['content']
  /** The translator of whoever reads the answer. */
  readonly reader: Translator
  /** How the audit record names the case. */
  readonly named: {
    readonly personId?: string
    readonly jobId?: string
    readonly details: MessageValues
  }
}

export type ReadCaseContents = (row: CaseRow, t: Translator) => Promise<Contents>

/** Reads what a case is about from the room that keeps it. @throws AppError NOT_FOUND */
export function createCaseContents({ db, languages, contact, grievances }: Deps): ReadCaseContents {
  return async ({ kind, id, title }, t) => {
    const what = { key: `audit.case.${kind}` } as const
    if (kind === 'contact') {
      const request = await contact.read(id)
      return {
        content: { kind, request },
        reader: t,
        named: { details: { what, number: id } },
      }
    }
    if (kind === 'objection') {
      const [request, block] = [await contact.read(id), await findObjectedBlock(db, id)]
      if (!block) throw new AppError('NOT_FOUND')
      const organisationId = block.kind === 'organisation' ? block.value : null
      return {
        content: {
          kind,
          request,
          block: {
            reason: block.reason,
            note: block.note,
            blockedAt: block.blocked_at.toISOString(),
            hasEnded: block.ended_at !== null,
            organisationId,
          },
        },
        reader: t,
        named: {
          ...(organisationId !== null && { personId: organisationId }),
          details: { what, number: id },
        },
      }
    }
    if (kind === 'grievance') {
      const { accountId: personId, ticket } = await grievances.read(id)
      return {
        content: { kind, ticket },
        reader: languages.translatorOf(await findLocale(db, personId)),
        named: { personId, details: { what, number: ticket.number } },
      }
    }
    const job = await findReportedJob(db, id)
    if (!job) throw new AppError('NOT_FOUND')
    return {
      content: { kind, job },
      reader: t,
      named: { jobId: id, details: { what, number: title } },
    }
  }
}
