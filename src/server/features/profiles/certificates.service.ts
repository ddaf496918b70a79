import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { limits } from '#contract/limits.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { certificateFormSchema } from '#contract/profiles/part-schemas.ts'
import type { addCertificateSchema } from '#contract/profiles/part-schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { Upload } from '#server/http/binding/uploads.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import {
  deleteCertificate,
  insertCertificate,
  listCertificates,
} from './certificates.repository.ts'
import { lockAccount } from './profiles.repository.ts'

type Deps = { db: Kysely<DB>; files: FilesService; clock: Clock }

export type CertificatesService = ReturnType<typeof createCertificatesService>

/** The certificates of candidates: PDFs that only they and the employers they applied to can open. */
export function createCertificatesService({ db, files, clock }: Deps) {
  return {
    /**
     * Adds a certificate. The same `submissionId` again adds nothing.
     * @throws AppError INVALID_FORM, or the file's error
     */
    async add(
      { accountId }: Viewer,
      form: z.output<typeof addCertificateSchema>,
      upload: Upload | undefined,
    ): Promise<void> {
      const { title } = parseForm(certificateFormSchema, form, ['title'])
      if (!upload) throw certificateError('profile.certificateRequired')
      const file = await files.prepareResume(upload, 'certificate')
      const owner = { ownerAccountId: accountId, kind: 'certificate' } as const
      const row = await files.storeBytes(file, owner)
      try {
        const isAdded = await db.transaction().execute(async (tx) => {
          await lockAccount(tx, accountId)
          const others = await listCertificates(tx, accountId)
          if (others.some((other) => other.submission_id === form.submissionId)) return false
          if (others.length >= limits.certificatesMax)
            throw certificateError('profile.tooManyCertificates')
          await files.insertRow(tx, row)
          await insertCertificate(tx, {
            id: newId(),
            account_id: accountId,
            submission_id: form.submissionId,
            title,
            file_id: row.id,
            created_at: clock.now(),
          })
          return true
        })
        if (!isAdded) await files.discard([file])
      } catch (error) {
        await files.discard([file])
        throw error
      }
    },

    /**
     * Removes an own certificate. One that is not there is removed already.
     * @throws AppError NOT_FOUND for what is no id
     */
    async remove({ accountId }: Viewer, id: string): Promise<void> {
      if (!isId(id)) throw new AppError('NOT_FOUND')
      const fileId = await deleteCertificate(db, accountId, id)
      await files.removeUnused([{ kind: 'certificate', id: fileId }])
    },
  }
}

const certificateError = (messageKey: MessageKey): AppError =>
  new AppError('INVALID_FORM', { messageKey, fields: { certificate: messageKey } })
