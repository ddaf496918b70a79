import type { Kysely } from 'kysely'
import type { z } from 'zod'
import {
  companyAboutSchema,
  companyPageFieldOrder,
  companyPhotoFormSchema,
} from '#contract/companies/own-page-schemas.ts'
import type { addCompanyPhotoSchema, OwnCompanyPage } from '#contract/companies/own-page-schemas.ts'
import { companySlug } from '#contract/companies/slug.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { EvidenceService } from '#server/features/evidence/evidence.service.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { Upload } from '#server/http/binding/uploads.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { companyCode } from '#server/lib/company-code.ts'
import { isId, newId } from '#server/lib/ids.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import { findCompany } from './companies.repository.ts'
import { presentPage } from './company-pages.presenter.ts'
import * as pages from './company-pages.repository.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  files: Pick<FilesService, 'prepareImage' | 'runWithFile' | 'removeUnused' | 'publicUrl'>
  evidence: Pick<EvidenceService, 'readChecks' | 'lockOrganisation'>
  messages: Pick<MessagesService, 'notify'>
  audit: Pick<Audit, 'record'>
}

export type CompanyPagesService = ReturnType<typeof createCompanyPagesService>

/** What companies say and show of themselves on their public pages. */
export function createCompanyPagesService(deps: Deps) {
  const { db, clock, files, evidence, messages, audit } = deps
  return {
    read: ({ accountId }: Viewer): Promise<OwnCompanyPage> => readPage(accountId),

    /** @throws AppError INVALID_FORM, also for words that hold a contact or ask for money */
    async saveAbout({ accountId }: Viewer, form: unknown): Promise<OwnCompanyPage> {
      const about = parseForm(companyAboutSchema, form, companyPageFieldOrder)
      await pages.upsertAbout(db, accountId, { ...about, at: clock.now() })
      return await readPage(accountId)
    },

    /**
     * Adds a photo. The same `submissionId` again adds nothing.
     * @throws AppError INVALID_FORM, also for one more than fit; the photo's error
     */
    async addPhoto(
      { accountId }: Viewer,
      form: z.output<typeof addCompanyPhotoSchema>,
      upload: Upload | undefined,
    ): Promise<OwnCompanyPage> {
      const { caption } = parseForm(companyPhotoFormSchema, form, companyPageFieldOrder)
      if (!upload) throw photoError('companies.photoRequired')
      const photo = await files.prepareImage(upload, 'photo', limits.companyPhotoSidePixels)
      const owner = { ownerAccountId: accountId, kind: 'company-photo' } as const
      await files.runWithFile(photo, owner, async (tx, fileId) => {
        await evidence.lockOrganisation(tx, accountId)
        const others = await pages.listPhotos(tx, accountId)
        if (others.some((other) => other.submission_id === form.submissionId)) return false
        if (others.length >= limits.companyPhotos) throw photoError('companies.tooManyPhotos')
        if (fileId === null) throw new AppError('INTERNAL', { detail: 'a photo without a file' })
        await pages.insertPhoto(tx, {
          id: newId(),
          organisation_id: accountId,
          submission_id: form.submissionId,
          caption,
          file_id: fileId,
          added_at: clock.now(),
        })
        return true
      })
      return await readPage(accountId)
    },

    /**
     * Removes an own photo. One that is not there is removed already.
     * @throws AppError NOT_FOUND for what is no id
     */
    async removePhoto({ accountId }: Viewer, photoId: string): Promise<OwnCompanyPage> {
      if (!isId(photoId)) throw new AppError('NOT_FOUND')
      const id = await pages.deletePhoto(db, accountId, photoId)
      await files.removeUnused([{ kind: 'company-photo', id }])
      return await readPage(accountId)
    },

    /** For admins. @throws AppError NOT_FOUND */
    async readOf(organisationId: string): Promise<OwnCompanyPage> {
      if (!isId(organisationId)) throw new AppError('NOT_FOUND')
      return await readPage(organisationId)
    },

    /**
     * An admin takes down all words and photos, and the company is told. Nothing there: nothing happens.
     * @throws AppError NOT_FOUND
     */
    async clear(viewer: Viewer, organisationId: string): Promise<OwnCompanyPage> {
      if (!isId(organisationId)) throw new AppError('NOT_FOUND')
      await readPage(organisationId)
      const removed = await db.transaction().execute(async (tx) => {
        await evidence.lockOrganisation(tx, organisationId)
        const fileIds = await pages.deletePage(tx, organisationId)
        if (!fileIds) return []
        const at = clock.now()
        await audit.record(tx, viewer, { kind: 'company-page-cleared', personId: organisationId })
        await messages.notify(tx, {
          event: 'companyPageCleared',
          to: organisationId,
          subject: 'company-page',
          occurrence: at.toISOString(),
          values: {},
          link: '/company',
        })
        return fileIds
      })
      await files.removeUnused(removed.map((id) => ({ kind: 'company-photo', id })))
      return await readPage(organisationId)
    },
  }

  async function readPage(organisationId: string): Promise<OwnCompanyPage> {
    const code = companyCode(organisationId)
    const [page, checks, company] = await Promise.all([
      pages.findPage(db, organisationId),
      evidence.readChecks(organisationId),
      findCompany(db, code, clock.now()),
    ])
    if (!checks) throw new AppError('NOT_FOUND')
    return {
      ...presentPage(page, files),
      slug: company ? companySlug(checks.organisationName, code) : null,
    }
  }
}

const photoError = (messageKey: 'companies.photoRequired' | 'companies.tooManyPhotos'): AppError =>
  new AppError('INVALID_FORM', { messageKey, fields: { photo: messageKey } })
