import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { defaultLocale } from '#contract/i18n/locales.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import { toRole } from '#contract/accounts/roles.ts'
import { limits } from '#contract/limits.ts'
import type {
  CandidateProfile,
  EmployerProfile,
  NoProfile,
  saveProfileReplySchema,
  saveProfileSchema,
} from '#contract/profiles/schemas.ts'
import type { Untranslated } from '#server/lib/untranslated.ts'
import type { ApplyService } from '#server/features/applications/apply.service.ts'
import type { DB } from '#server/db/types.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { Upload } from '#server/http/binding/uploads.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { findCandidateProfile } from './candidate-profiles.repository.ts'
import type { CandidateFiles } from '#server/db/candidate-profile-columns.ts'
import type { CandidateProfilesService } from './candidate-profiles.service.ts'
import {
  countLiveJobs,
  findEmployerProfile,
  listPostedJobIds,
} from './employer-profiles.repository.ts'
import type { EmployerProfilesService } from './employer-profiles.service.ts'
import {
  candidateFileUrls,
  employerFileUrls,
  presentCandidate,
  presentEmployer,
  presentNoProfile,
} from './profiles.presenter.ts'
import { findSignInPhone } from './profiles.repository.ts'

export type ProfilesService = ReturnType<typeof createProfilesService>

type Form = z.output<typeof saveProfileSchema>
type Uploads = Readonly<Record<string, Upload>>
type SaveReply = z.input<typeof saveProfileReplySchema>

type Deps = {
  db: Kysely<DB>
  files: FilesService
  clock: Clock
  candidates: CandidateProfilesService
  employers: EmployerProfilesService
  applying: ApplyService
}

export function createProfilesService(deps: Deps) {
  const { db, files, clock, candidates, employers, applying } = deps

  async function saveCandidate(
    viewer: Viewer,
    form: Form,
    uploads: Uploads,
    locale: Locale,
  ): Promise<CandidateFiles> {
    const { accountId } = viewer
    if (form.form === 'apply')
      throw new AppError('MALFORMED', { detail: 'the application form needs a job id' })
    const kind = form.form ?? 'first'
    const stored = await candidates.findFilledBefore(accountId)
    const submission = await candidates.readSubmission(stored, kind, form, uploads, locale)
    try {
      const profile = await candidates.storeFiles(accountId, submission)
      const { files: named, replacedFiles } = await db
        .transaction()
        .execute((tx) => candidates.save(tx, accountId, profile))
      await files.removeUnused(replacedFiles)
      return named
    } catch (error) {
      await files.discard(submission.files)
      throw error
    }
  }

  return {
    /** Reads the viewer's own profile; the request's fields are ignored. */
    async readProfile(
      viewer: Viewer,
    ): Promise<CandidateProfile | EmployerProfile | Untranslated<NoProfile>> {
      if (viewer.role === 'employer') {
        const row = await findEmployerProfile(db, viewer.accountId)
        if (row) {
          const jobIds = await listPostedJobIds(db, viewer.accountId, limits.listMax)
          const activeJobCount = await countLiveJobs(db, viewer.accountId, clock.now())
          return presentEmployer(row, { jobIds, activeJobCount }, viewer, files)
        }
      } else {
        const row = await findCandidateProfile(db, viewer.accountId)
        if (row) return presentCandidate(row, viewer, files)
      }
      return presentNoProfile(viewer, await findSignInPhone(db, viewer.identityId))
    },

    /**
     * Saves the viewer's profile, or applies for a job when the form has a job id.
     * @param locale the language of the request, and of a resume that is made
     * @throws AppError WRONG_ROLE when the form belongs to the other role
     */
    async saveProfile(
      viewer: Viewer,
      form: Form,
      uploads: Uploads,
      locale: Locale = defaultLocale,
    ): Promise<Untranslated<SaveReply>> {
      if (toRole(form.type) !== viewer.role) throw new AppError('WRONG_ROLE')
      if (form.jobId !== undefined) {
        if (viewer.role !== 'candidate') throw new AppError('WRONG_ROLE')
        const applied = await applying.applyForJob(viewer, form.jobId, { form, uploads, locale })
        return {
          message: { key: 'application.sent' },
          applicationId: applied.applicationId,
          ...candidateFileUrls(applied.files, files),
        }
      }
      const urls =
        viewer.role === 'candidate'
          ? candidateFileUrls(await saveCandidate(viewer, form, uploads, locale), files)
          : employerFileUrls(
              await employers.save(viewer.accountId, form, uploads['profile']),
              files,
            )
      return { message: { key: 'profile.saved' }, ...urls }
    },
  }
}
