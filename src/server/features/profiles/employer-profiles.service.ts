import type { Kysely } from 'kysely'
import { consentProblems } from '#contract/privacy/notices.ts'
import { employerProfileSchema } from '#contract/profiles/schemas.ts'
import { employerFieldOrder } from '#contract/profiles/field-order.ts'
import type { EmployerAnswers } from '#contract/profiles/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { BlockList } from '#server/features/blocks/block-list.service.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { Upload } from '#server/http/binding/uploads.ts'
import type { Clock } from '#server/lib/clock.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import { findEmployerProfile, upsertEmployerProfile } from './employer-profiles.repository.ts'
import type { EmployerRow } from './employer-profiles.repository.ts'
import type { ConsentsService } from '#server/features/privacy/consents.service.ts'
import { lockAccount } from './profiles.repository.ts'

export type EmployerProfilesService = ReturnType<typeof createEmployerProfilesService>

type Deps = {
  db: Kysely<DB>
  files: FilesService
  clock: Clock
  consents: Pick<ConsentsService, 'give'>
  blockList: Pick<BlockList, 'requireAllowed'>
}

export function createEmployerProfilesService({ db, files, clock, consents, blockList }: Deps) {
  return {
    /** @throws AppError INVALID_FORM, or the image's error */
    async save(
      accountId: string,
      body: Readonly<Record<string, unknown>>,
      upload: Upload | undefined,
    ): Promise<EmployerRow> {
      const before = await findEmployerProfile(db, accountId)
      // Not every form has this optional field: a missing field keeps the stored value.
      const filled = { organizationname: before?.organization_name, ...body }
      const consent = typeof body['consent'] === 'string' ? body['consent'] : undefined
      // Only our own screens send `form`, and these show the notice.
      const isRequired = body['form'] === 'first' && !before
      const extraProblems = consentProblems('account', consent, { isRequired })
      const answers = parseForm(employerProfileSchema, filled, employerFieldOrder, extraProblems)
      await blockList.requireAllowed([
        { field: 'mobileNumber', kind: 'phone', value: answers.mobileNumber },
        { field: 'email', kind: 'domain', value: answers.email },
      ])
      const image = upload && (await files.prepareImage(upload, 'profile'))
      try {
        const { profile, replacedImageId } = await db.transaction().execute(async (tx) => {
          await lockAccount(tx, accountId)
          if (consent !== undefined) await consents.give(tx, accountId, { purpose: 'account' })
          const stored = await findEmployerProfile(tx, accountId)
          const imageId =
            image &&
            (await files.save(tx, image, { ownerAccountId: accountId, kind: 'employer-image' }))
          const now = clock.now()
          const saved = await upsertEmployerProfile(tx, {
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
