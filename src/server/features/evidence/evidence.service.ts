import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { validDays } from '#contract/evidence/kinds.ts'
import type { SentKind } from '#contract/evidence/kinds.ts'
import { codeFormSchema, evidenceFieldOrder, evidenceForms } from '#contract/evidence/schemas.ts'
import type { OwnEvidence, sendEvidenceSchema } from '#contract/evidence/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { BlockList } from '#server/features/blocks/block-list.service.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import type { MailService } from '#server/features/mail/mail.service.ts'
import type { Upload } from '#server/http/binding/uploads.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { newId } from '#server/lib/ids.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import { isEmailCode } from './email-code.rules.ts'
import { presentOwn, presentSteps } from './evidence.presenter.ts'
import * as repository from './evidence.repository.ts'
import type { EvidenceRow } from './evidence.repository.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  files: FilesService
  mail: Pick<MailService, 'queue'>
  audit: Pick<Audit, 'record'>
  blockList: Pick<BlockList, 'requireAllowed'>
  jobs: Pick<JobsService, 'refreshCompanyLevel'>
  config: { appSecret: string }
}

export type EvidenceService = ReturnType<typeof createEvidenceService>

const dayMs = 24 * 3_600_000
const minuteMs = 60_000

export const validUntil = (kind: SentKind, from: Date): Date =>
  new Date(from.getTime() + validDays[kind] * dayMs)

/** What an organisation shows of itself. */
export function createEvidenceService(deps: Deps) {
  const { db, clock, files, mail, audit, blockList, jobs, config } = deps
  return {
    read: (viewer: Viewer): Promise<OwnEvidence> => readOwn(viewer),

    lockOrganisation: repository.lockOrganisation,

    /** What strangers may know of an organisation's checks: steps and days, no numbers and addresses. */
    async readChecks(organisationId: string) {
      const facts = await repository.findFacts(db, organisationId)
      if (!facts) return undefined
      const rows = await repository.listCurrent(db, organisationId)
      const now = clock.now()
      return {
        organisationName: facts.name,
        joinedAt: facts.joined_at,
        level: presentOwn(facts, rows, now).level,
        steps: presentSteps(facts, rows, now),
      }
    },

    /**
     * Sends evidence of a kind; it takes the place of what waits. The same `submissionId` again adds nothing.
     * @throws AppError INVALID_FORM, the photo's error, TOO_MANY_REQUESTS for more codes than a day has
     */
    async send(
      viewer: Viewer,
      kind: SentKind,
      form: z.output<typeof sendEvidenceSchema>,
      photo: Upload | undefined,
    ): Promise<OwnEvidence> {
      const { value } = parseForm(evidenceForms[kind], form, evidenceFieldOrder)
      if (kind === 'gstin' || kind === 'workEmail') {
        const blockKind = kind === 'gstin' ? 'gstin' : 'domain'
        await blockList.requireAllowed([{ field: 'value', kind: blockKind, value }])
      }
      if (kind === 'office' && !photo) throw photoError()
      const picture =
        kind === 'office' && photo
          ? await files.prepareImage(photo, 'photo', limits.maxReadablePhotoSidePixels)
          : undefined
      const owner = { ownerAccountId: viewer.accountId, kind: 'office-photo' } as const
      await files.runWithFile(picture, owner, (tx, photoFileId) =>
        add(tx, viewer, { kind, value, submissionId: form.submissionId, photoFileId }),
      )
      return await readOwn(viewer)
    },

    /**
     * Proves the work e-mail that waits.
     * @throws AppError INVALID_FORM for a wrong code, or one that is over or was guessed at too often
     */
    async confirmCode(viewer: Viewer, form: unknown): Promise<OwnEvidence> {
      const { code } = parseForm(codeFormSchema, form, evidenceFieldOrder)
      const isRight = await db.transaction().execute(async (tx) => {
        await repository.lockOrganisation(tx, viewer.accountId)
        const awaiting = await repository.findAwaitingCode(tx, viewer.accountId)
        if (!awaiting) return await isConfirmed(tx, viewer, code)
        requireUsable(awaiting)
        if (!isEmailCode(config.appSecret, awaiting.id, code)) {
          await repository.countWrongCode(tx, awaiting.id)
          return false
        }
        const now = clock.now()
        await repository.setVerified(tx, awaiting, {
          decided_at: now,
          decided_by: null,
          valid_until: validUntil('workEmail', now),
        })
        await audit.record(tx, viewer, {
          kind: 'evidence-verified',
          personId: viewer.accountId,
          details: { what: { key: 'evidence.kind.workEmail' } },
        })
        return true
      })
      if (!isRight) throw codeError('evidence.codeWrong')
      await jobs.refreshCompanyLevel(viewer.accountId)
      return await readOwn(viewer)
    },
  }

  async function readOwn({ accountId }: Viewer): Promise<OwnEvidence> {
    const facts = await repository.findFacts(db, accountId)
    if (!facts) throw new AppError('NOT_FOUND')
    return presentOwn(facts, await repository.listCurrent(db, accountId), clock.now())
  }

  async function add(
    tx: Transaction<DB>,
    viewer: Viewer,
    sent: { kind: SentKind; value: string; submissionId: string; photoFileId: string | null },
  ): Promise<boolean> {
    const { kind, value, submissionId, photoFileId } = sent
    const { accountId } = viewer
    await repository.lockOrganisation(tx, accountId)
    if (await repository.hasSubmission(tx, accountId, submissionId)) return false
    const now = clock.now()
    const since = new Date(now.getTime() - dayMs)
    const most = kind === 'workEmail' ? limits.workEmailCodesPerDay : limits.evidencePerDay
    if ((await repository.countSent(tx, accountId, { kind, since })) >= most) {
      throw new AppError('TOO_MANY_REQUESTS', { messageKey: 'evidence.tooMany' })
    }
    const id = newId()
    await repository.insertEvidence(tx, {
      id,
      organisation_id: accountId,
      kind,
      submission_id: submissionId,
      value,
      photo_file_id: photoFileId,
      sent_at: now,
    })
    await audit.record(tx, viewer, {
      kind: 'evidence-sent',
      personId: accountId,
      details: { what: { key: `evidence.kind.${kind}` } },
    })
    if (kind === 'workEmail') await mail.queue(tx, { kind: 'work-email-code', id })
    return true
  }

  /** A code that is entered again changes nothing. */
  async function isConfirmed(
    tx: Transaction<DB>,
    { accountId }: Viewer,
    code: string,
  ): Promise<boolean> {
    const rows = await repository.listCurrent(tx, accountId)
    const confirmed = rows.find(({ kind, state }) => kind === 'workEmail' && state === 'verified')
    return confirmed !== undefined && isEmailCode(config.appSecret, confirmed.id, code)
  }

  function requireUsable({ sent_at, code_tries }: EvidenceRow): void {
    const isOver =
      clock.now().getTime() >= sent_at.getTime() + limits.workEmailCodeMinutes * minuteMs
    if (isOver || code_tries >= limits.loginCodeTries) throw codeError('evidence.codeOver')
  }
}

const photoError = (): AppError =>
  new AppError('INVALID_FORM', {
    messageKey: 'evidence.photoRequired',
    fields: { photo: 'evidence.photoRequired' },
  })

const codeError = (messageKey: 'evidence.codeWrong' | 'evidence.codeOver'): AppError =>
  new AppError('INVALID_FORM', { messageKey, fields: { code: messageKey } })
