import type { Kysely } from 'kysely'
import { consentProblems } from '#contract/privacy.ts'
import { employerFieldOrder, employerProfileSchema } from '#contract/profiles.ts'
import type { EmployerAnswers } from '#contract/profiles.ts'
import type { DB } from '../db/types.ts'
import type { FilesService } from '../files/files.service.ts'
import type { Upload } from '../http/uploads.ts'
import type { Clock } from '../lib/clock.ts'
import { parseForm } from '../lib/parse-form.ts'
import { findEmployerProfile, upsertEmployerProfile } from './employer-profiles.repository.ts'
import type { EmployerRow } from './employer-profiles.repository.ts'
import type { ConsentsService } from '../privacy/consents.service.ts'
import { lockAccount } from './profiles.repository.ts'

export type EmployerProfilesService = ReturnType<typeof createEmployerProfilesService>

type Dependencies = {
  db: Kysely<DB>
  files: FilesService
  clock: Clock
  consents: Pick<ConsentsService, 'give'>
}

export function createEmployerProfilesService({ db, files, clock, consents }: Dependencies) {
  return {
    /** @throws AppError INVALID_FORM, or what is wrong with the image */
    async save(
      accountId: string,
      body: Readonly<Record<string, unknown>>,
      upload: Upload | undefined,
    ): Promise<EmployerRow> {
      const before = await findEmployerProfile(db, accountId)
      // Optional, and not on every form: leaving it out is not emptying it.
      const filled = { organizationname: before?.organization_name, ...body }
      const consent = typeof body['consent'] === 'string' ? body['consent'] : undefined
      // A form that names itself is one of ours, which shows a notice first.
      const isAsked = body['form'] === 'first' && !before
      const also = consentProblems('account', consent, { isAsked })
      const answers = parseForm(employerProfileSchema, filled, employerFieldOrder, also)
      const image = upload && (await files.prepareImage(upload, 'profile'))
      try {
        const { profile, replacedImageId } = await db.transaction().execute(async (trx) => {
          await lockAccount(trx, accountId)
          if (consent !== undefined) await consents.give(trx, accountId, { purpose: 'account' })
          const stored = await findEmployerProfile(trx, accountId)
          const imageId =
            image &&
            (await files.keep(trx, image, { ownerAccountId: accountId, kind: 'employer-image' }))
          const now = clock.now()
          const saved = await upsertEmployerProfile(trx, {
            account_id: accountId,
            ...toColumns(answers),
            image_file_id: imageId ?? stored?.image_file_id ?? null,
            created_at: now,
            updated_at: now,
          })
          return {
            profile: saved,
            replacedImageId: imageId === undefined ? null : stored?.image_file_id,
          }
        })
        await files.removeUnused([{ kind: 'employer-image', id: replacedImageId }])
        return profile
      } catch (error) {
        await files.discard(image ? [image] : [])
        throw error
      }
    },
  }
}

function toColumns(answers: EmployerAnswers) {
  return {
    name: answers.name,
    email: answers.email,
    gender: answers.gender,
    mobile_number: answers.mobileNumber,
    designation: answers.designation,
    organization_name: answers.organizationname,
    company_address: answers.companyAddress,
    state: answers.selectedState,
    city: answers.selectedCity,
    pincode: answers.pincode,
  }
}
