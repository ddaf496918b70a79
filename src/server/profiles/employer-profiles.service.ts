import type { Kysely } from 'kysely'
import { employerFieldOrder, employerProfileSchema } from '#contract/profiles.ts'
import type { EmployerAnswers } from '#contract/profiles.ts'
import type { DB } from '../db/types.ts'
import type { FilesService } from '../files/files.service.ts'
import type { Upload } from '../http/uploads.ts'
import type { Clock } from '../lib/clock.ts'
import { parseForm } from '../lib/parse-form.ts'
import { findEmployerProfile, upsertEmployerProfile } from './employer-profiles.repository.ts'
import type { EmployerRow } from './employer-profiles.repository.ts'
import { lockAccount } from './profiles.repository.ts'

export type EmployerProfilesService = ReturnType<typeof createEmployerProfilesService>

type Dependencies = { db: Kysely<DB>; files: FilesService; clock: Clock }

export function createEmployerProfilesService({ db, files, clock }: Dependencies) {
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
      const answers = parseForm(employerProfileSchema, filled, employerFieldOrder)
      const image = upload && (await files.prepareImage(upload, 'profile'))
      try {
        const { profile, replacedFileIds } = await db.transaction().execute(async (trx) => {
          await lockAccount(trx, accountId)
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
          const replaced = imageId === undefined ? null : stored?.image_file_id
          return { profile: saved, replacedFileIds: replaced ? [replaced] : [] }
        })
        await files.removeUnused(replacedFileIds)
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
