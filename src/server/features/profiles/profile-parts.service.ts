import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Locale } from '#contract/i18n/locales.ts'
import type { MyProfile, savePartSchema } from '#contract/profiles/part-schemas.ts'
import type { ProfilePart } from '#contract/profiles/parts.ts'
import type { DB } from '#server/db/types.ts'
import type { FileRow, FilesService } from '#server/features/files/files.service.ts'
import type { PlacesService } from '#server/features/places/places.service.ts'
import type { ConsentsService } from '#server/features/privacy/consents.service.ts'
import type { ResumesService } from '#server/features/resumes/resumes.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { listCertificates } from './certificates.repository.ts'
import { readPart } from './part-columns.ts'
import { presentParts } from './profile-parts.presenter.ts'
import { findParts, putPart } from './profile-parts.repository.ts'
import type { PartChange, PartsRow } from './profile-parts.repository.ts'
import { findSignInPhone, lockAccount } from './profiles.repository.ts'
import { nationalNumber } from './profiles.presenter.ts'

type Deps = {
  db: Kysely<DB>
  files: FilesService
  clock: Clock
  consents: Pick<ConsentsService, 'give' | 'require'>
  resumes: Pick<ResumesService, 'prepareFile'>
  places: Pick<PlacesService, 'getPlaceOfPincode'>
}

export type ProfilePartsService = ReturnType<typeof createProfilePartsService>

/** A candidate's profile, kept part by part. */
export function createProfilePartsService(deps: Deps) {
  const { db, files, clock, consents, resumes, places } = deps

  return {
    read,

    /**
     * Saves one part; the same answer again changes nothing. The first one makes the profile, and needs the consent.
     * @param locale the language of a resume that is made again
     * @throws AppError INVALID_FORM, UNPRINTABLE_LETTERS
     */
    async save(
      viewer: Viewer,
      part: ProfilePart,
      form: z.output<typeof savePartSchema>,
      locale: Locale,
    ): Promise<MyProfile> {
      const { accountId } = viewer
      const before = await findParts(db, accountId)
      const change = readPart(part, form, {
        now: clock.now,
        placeOf,
        address: before?.current_address ?? '',
        area: before?.area ?? '',
        knownNumber: before?.mobile_number || (await signInNumber(viewer)),
      })
      if (!before) consents.require('account', form.consent)
      const resume = await makeResumeAgain(accountId, before, change, locale)
      await db.transaction().execute(async (tx) => {
        await lockAccount(tx, accountId)
        if (!before) await consents.give(tx, accountId, { purpose: 'account' })
        if (resume) await files.insertRow(tx, resume)
        const made = resume && { resume_file_id: resume.id, made_resume_id: resume.id }
        await putPart(tx, accountId, { ...change, ...made }, clock.now())
      })
      if (resume) await files.removeUnused([{ kind: 'resume', id: before?.resume_file_id }])
      return await read(viewer)
    },
  }

  async function read(viewer: Viewer): Promise<MyProfile> {
    const [row, certificates, number] = await Promise.all([
      findParts(db, viewer.accountId),
      listCertificates(db, viewer.accountId),
      signInNumber(viewer),
    ])
    return presentParts(row, certificates, number, files)
  }

  async function signInNumber({ identityId }: Viewer): Promise<string> {
    return nationalNumber(await findSignInPhone(db, identityId)) ?? ''
  }

  function placeOf(pincode: string) {
    try {
      return places.getPlaceOfPincode(pincode)
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNKNOWN_PINCODE') return undefined
      throw error
    }
  }

  /** A resume that the product made has the new answers too. */
  async function makeResumeAgain(
    accountId: string,
    before: PartsRow | undefined,
    change: PartChange,
    locale: Locale,
  ): Promise<FileRow | undefined> {
    if (before?.made_resume_id == null || before.made_resume_id !== before.resume_file_id)
      return undefined
    const file = await resumes.prepareFile(
      {
        name: change.name ?? before.name,
        mobileNumber: change.mobile_number ?? before.mobile_number,
        selectedCity: change.city ?? before.city,
        selectedState: change.state ?? before.state,
        pincode: change.pincode ?? before.pincode,
        dob: change.date_of_birth ?? before.date_of_birth ?? '',
        workexperience: change.work_experience ?? before.work_experience,
        pastjobexperience: change.past_job_experience ?? before.past_job_experience,
        education: change.education ?? before.education,
        language: change.language ?? before.language,
        skills: change.skills ?? before.skills,
      },
      locale,
    )
    return await files.storeBytes(file, { ownerAccountId: accountId, kind: 'resume' })
  }
}
