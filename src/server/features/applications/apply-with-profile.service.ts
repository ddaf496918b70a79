import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { applyWithProfileSchema, OwnCard } from '#contract/applications/schemas.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import { isFullEnough } from '#contract/applications/shown-facts.ts'
import type { ShownFacts } from '#contract/applications/shown-facts-schema.ts'
import type { DB } from '#server/db/types.ts'
import type { FileRow, FilesService } from '#server/features/files/files.service.ts'
import type { ConsentsService } from '#server/features/privacy/consents.service.ts'
import { lockAccount } from '#server/features/profiles/profiles.repository.ts'
import type { ResumesService } from '#server/features/resumes/resumes.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CountAction } from '#server/lib/count-action.ts'
import { isId, newId } from '#server/lib/ids.ts'
import { presentFacts } from './applications.presenter.ts'
import type { ApplyService } from './apply.service.ts'
import * as repository from './own-card.repository.ts'
import type { OwnProfile } from './own-card.repository.ts'

type Input = z.output<typeof applyWithProfileSchema> & {
  /** The language of a resume that is made. */
  readonly locale: Locale
}

type Applied = { readonly applicationId: string }

type Deps = {
  db: Kysely<DB>
  files: Pick<FilesService, 'storeBytes' | 'insertRow' | 'discard' | 'removeUnused'>
  applying: Pick<ApplyService, 'requireOpen' | 'apply'>
  consents: Pick<ConsentsService, 'give' | 'require'>
  resumes: Pick<ResumesService, 'prepareFile'>
  countAction: CountAction
}

export type ApplyWithProfileService = ReturnType<typeof createApplyWithProfile>

/** Applying with the profile as it is, in one act. */
export function createApplyWithProfile(deps: Deps) {
  const { db, files, applying, consents, resumes, countAction } = deps

  return {
    /** What employers would see of the candidate. */
    async readOwnCard({ accountId }: Viewer): Promise<OwnCard> {
      const profile = await repository.findOwnProfile(db, accountId)
      return presentCard(profile)
    },

    /**
     * Applies for a live job. A profile without a resume gets one that is made. Repeated, it answers with the application that
     * is there already.
     * @throws AppError JOB_NOT_FOUND, PROFILE_INCOMPLETE, QUESTIONS_CHANGED, INVALID_FORM, TOO_MANY_REQUESTS,
     *   UNPRINTABLE_LETTERS
     */
    async applyWithProfile({ accountId }: Viewer, jobId: string, input: Input): Promise<Applied> {
      if (!isId(jobId)) throw new AppError('JOB_NOT_FOUND')
      const ids = { jobId, candidateId: accountId }
      const before = await repository.findOwnApplicationId(db, ids)
      if (before !== undefined) return { applicationId: before }
      try {
        return await send(ids, input)
      } catch (error) {
        // Another request of this candidate was quicker.
        const sent =
          error instanceof AppError && error.code === 'ALREADY_APPLIED'
            ? await repository.findOwnApplicationId(db, ids)
            : undefined
        if (sent === undefined) throw error
        return { applicationId: sent }
      }
    },
  }

  async function send(ids: { jobId: string; candidateId: string }, input: Input): Promise<Applied> {
    const { jobId, candidateId } = ids
    await applying.requireOpen(candidateId, jobId)
    consents.require('application', input.consent)
    const profile = await repository.findOwnProfile(db, candidateId)
    if (!profile || !isFullEnough(presentFacts(profile))) throw new AppError('PROFILE_INCOMPLETE')
    const resume =
      profile.resume_file_id === null ? await makeResume(profile, input.locale) : undefined
    const applicationId = newId()
    let isUsed = true
    try {
      await db.transaction().execute(async (tx) => {
        // Of two applications at the same time the second counts the first.
        await lockAccount(tx, candidateId)
        if (resume) isUsed = await keepResume(tx, candidateId, resume.row)
        await applying.apply(tx, { ...ids, applicationId, given: input.answers })
        await consents.give(tx, candidateId, { purpose: 'application', applicationId })
      })
    } catch (error) {
      if (resume) await files.discard([resume.prepared])
      throw error
    }
    countAction('application')
    if (resume && !isUsed) await files.removeUnused([{ kind: 'resume', id: resume.row.id }])
    return { applicationId }
  }

  async function makeResume(profile: OwnProfile, locale: Locale) {
    const prepared = await resumes.prepareFile(
      {
        name: profile.name,
        mobileNumber: profile.mobile_number,
        selectedCity: profile.city,
        selectedState: profile.state,
        pincode: profile.pincode,
        dob: profile.date_of_birth ?? '',
        workexperience: profile.work_experience,
        pastjobexperience: profile.past_job_experience,
        education: profile.education,
        language: profile.language,
        skills: profile.skills,
      },
      locale,
    )
    const owner = { ownerAccountId: profile.account_id, kind: 'resume' } as const
    return { prepared, row: await files.storeBytes(prepared, owner) }
  }

  async function keepResume(
    tx: Transaction<DB>,
    accountId: string,
    row: FileRow,
  ): Promise<boolean> {
    await files.insertRow(tx, row)
    return await repository.putMadeResume(tx, accountId, row.id)
  }
}

const noFacts: ShownFacts = {
  name: '',
  dob: '',
  gender: '',
  mobileNumber: '',
  email: '',
  currentAddress: '',
  selectedState: '',
  selectedCity: '',
  pincode: '',
  education: '',
  language: '',
  workexperience: '',
  pastjobexperience: '',
  skills: '',
  salary: '',
}

function presentCard(profile: OwnProfile | undefined): OwnCard {
  const isResumeMade =
    profile?.resume_file_id == null || profile.resume_file_id === profile.made_resume_id
  const facts = profile ? presentFacts(profile) : noFacts
  return {
    facts,
    files: [
      'resume',
      ...(profile?.photo_file_id == null ? [] : (['profile'] as const)),
      ...(profile?.video_file_id == null ? [] : (['video'] as const)),
      ...(profile?.hasCertificates === true ? (['certificates'] as const) : []),
    ],
    isResumeMade,
    isFullEnough: isFullEnough(facts),
  }
}
