import type { Kysely, Transaction } from 'kysely'
import type { FormProblem } from '#contract/form-check.ts'
import { consentProblems } from '#contract/privacy.ts'
import {
  candidateEditProfileSchema,
  candidateFieldOrder,
  candidateFirstProfileSchema,
  candidateFullProfileSchema,
} from '#contract/profiles.ts'
import type { CandidateAnswers, CandidateExtras } from '#contract/profiles.ts'
import type { DB } from '../db/types.ts'
import type { FileRow, FilesService, ReplacedFile, PreparedFile } from '../files/files.service.ts'
import type { Upload } from '../http/uploads.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { parseForm } from '../lib/parse-form.ts'
import { findFilledBefore, upsertCandidateProfile } from './candidate-profiles.repository.ts'
import type { FilledBefore } from '../db/candidate-profile-columns.ts'
import type { CandidateChange, CandidateFiles } from '../db/candidate-profile-write.ts'
import type { ConsentsService } from '../privacy/consents.service.ts'
import { lockAccount } from './profiles.repository.ts'

export type CandidateProfilesService = ReturnType<typeof createCandidateProfilesService>

type CandidateFormKind = 'first' | 'edit' | 'apply'
type Uploads = Readonly<Record<string, Upload>>

/** A candidate's form, checked, with its files ready to be kept. */
export type CandidateSubmission = {
  /** What a form does not ask for stays as it was. */
  readonly answers: CandidateAnswers & Partial<CandidateExtras>
  readonly photo: PreparedFile | undefined
  readonly resume: PreparedFile | undefined
  readonly video: PreparedFile | undefined
  readonly isVideoRemoved: boolean
  /** The notice of the account was agreed to. */
  readonly isAccountAgreed: boolean
  /** All of them, for `discard` when they can't be kept after all. */
  readonly files: readonly PreparedFile[]
}

export type SavedCandidate = {
  /** Those that the profile names now. */
  readonly files: CandidateFiles
  /** Files that the profile no longer names; to be removed after the commit. */
  readonly replacedFiles: readonly ReplacedFile[]
}

type Dependencies = {
  db: Kysely<DB>
  files: FilesService
  clock: Clock
  consents: Pick<ConsentsService, 'give'>
}

export function createCandidateProfilesService(dependencies: Dependencies) {
  const { db, files, clock, consents } = dependencies
  const firstForm = candidateFirstProfileSchema(clock.now)
  const schemas = {
    edit: candidateEditProfileSchema(clock.now),
    apply: candidateFullProfileSchema(clock.now),
  }

  return {
    findFilledBefore: (accountId: string) => findFilledBefore(db, accountId),

    /**
     * Checks the form and its files against what was filled in before. All but the first form ask for a language and for a resume,
     * sent now or before; only 'edit' takes a video and an identity paper, or takes them away.
     * @throws AppError INVALID_FORM, MALFORMED for a video with another form, or what is wrong with a file
     */
    async readSubmission(
      stored: FilledBefore | undefined,
      form: CandidateFormKind,
      body: Readonly<Record<string, unknown>>,
      uploads: Uploads,
    ): Promise<CandidateSubmission> {
      const videoUpload = uploads['video']
      const isVideoRemoved = body['removeVideo'] === 'true'
      if ((videoUpload || isVideoRemoved) && form !== 'edit') {
        throw new AppError('MALFORMED', { detail: 'this form takes no video' })
      }
      if (videoUpload && isVideoRemoved) {
        throw new AppError('MALFORMED', { detail: 'a video is sent and removed at once' })
      }
      const resumeField = uploads['resumePdf'] ? 'resumePdf' : 'resume'
      const resumeUpload = uploads[resumeField]
      const hasResume = resumeUpload !== undefined || Boolean(stored?.resume_file_id)
      const filled = { ...storedExtras(stored, form), ...body }
      const consent = typeof body['consent'] === 'string' ? body['consent'] : undefined
      // A form that names itself is one of ours, which shows a notice first.
      const isAsked =
        form === 'apply' ? body['form'] === 'apply' : body['form'] === 'first' && !stored
      const also = [
        ...(form === 'first' || hasResume ? [] : [missingResume]),
        ...consentProblems(form === 'apply' ? 'application' : 'account', consent, { isAsked }),
      ]
      const answers =
        form === 'first'
          ? parseForm(firstForm, filled, candidateFieldOrder, also)
          : parseForm(schemas[form], filled, candidateFieldOrder, also)
      const photoUpload = uploads['profile']
      const photo = photoUpload && (await files.prepareImage(photoUpload, 'profile'))
      const resume = resumeUpload && (await files.prepareResume(resumeUpload, resumeField))
      const video = videoUpload && (await files.prepareVideo(videoUpload, 'video'))
      const prepared = [photo, resume, video].filter((file) => file !== undefined)
      const isAccountAgreed = form !== 'apply' && consent !== undefined
      return { answers, photo, resume, video, isVideoRemoved, isAccountAgreed, files: prepared }
    },

    /** Saves the form as the profile. Its files stay as they were where none was sent or removed. */
    async save(
      trx: Transaction<DB>,
      accountId: string,
      submission: CandidateSubmission,
    ): Promise<SavedCandidate> {
      const { photo, resume, video, isVideoRemoved, isAccountAgreed } = submission
      await lockAccount(trx, accountId)
      if (isAccountAgreed) await consents.give(trx, accountId, { purpose: 'account' })
      const photoId =
        photo &&
        (await files.keep(trx, photo, { ownerAccountId: accountId, kind: 'candidate-photo' }))
      const resumeId =
        resume && (await files.keep(trx, resume, { ownerAccountId: accountId, kind: 'resume' }))
      const videoId =
        video &&
        (await files.keep(trx, video, { ownerAccountId: accountId, kind: 'candidate-video' }))
      const { photoBefore, resumeBefore, videoBefore, ...named } = await upsertCandidateProfile(
        trx,
        changeOf(accountId, submission, { photoId, resumeId, videoId }),
      )
      const isVideoGone = videoId !== undefined || isVideoRemoved
      return {
        files: named,
        replacedFiles: [
          { kind: 'candidate-photo', id: photoId !== undefined && photoBefore },
          { kind: 'resume', id: resumeId !== undefined && resumeBefore },
          { kind: 'candidate-video', id: isVideoGone && videoBefore },
        ],
      }
    },

    /** Keeps the bytes of what was sent with an application, and gives the rows that come with it. */
    async keepBytes(
      accountId: string,
      submission: CandidateSubmission,
    ): Promise<{ change: CandidateChange; fileRows: readonly FileRow[] }> {
      const { photo, resume } = submission
      const keep = (file: PreparedFile, kind: 'candidate-photo' | 'resume') =>
        files.keepBytes(file, { ownerAccountId: accountId, kind })
      const photoRow = photo && (await keep(photo, 'candidate-photo'))
      const resumeRow = resume && (await keep(resume, 'resume'))
      const ids = { photoId: photoRow?.id, resumeId: resumeRow?.id, videoId: undefined }
      return {
        change: changeOf(accountId, submission, ids),
        fileRows: [photoRow, resumeRow].filter((row) => row !== undefined),
      }
    },
  }

  function changeOf(
    accountId: string,
    { answers, isVideoRemoved }: CandidateSubmission,
    { photoId, resumeId, videoId }: Record<'photoId' | 'resumeId' | 'videoId', string | undefined>,
  ): CandidateChange {
    const now = clock.now()
    return {
      account_id: accountId,
      ...toColumns(answers),
      photo_file_id: photoId ?? null,
      resume_file_id: resumeId ?? null,
      video_file_id: videoId ?? null,
      isVideoRemoved,
      ...govtIdColumns(answers),
      created_at: now,
      updated_at: now,
    }
  }
}

const missingResume: FormProblem = { path: 'resumePdf', messageKey: 'profile.resumeRequired' }

/** Optional answers that a form may not ask for; leaving them out is not emptying them. */
function storedExtras(stored: FilledBefore | undefined, form: CandidateFormKind) {
  if (!stored) return {}
  return {
    pastjobexperience: stored.past_job_experience,
    skills: stored.skills,
    salary: stored.salary,
    ...(form === 'first' && { language: stored.language }),
    ...(form === 'edit' && {
      govtIdKind: stored.govt_id_kind ?? '',
      govtId: stored.govt_id_ending ?? '',
    }),
  }
}

function govtIdColumns({ govtIdKind, govtId }: Partial<CandidateExtras>) {
  if (govtIdKind === undefined || govtId === undefined) {
    return { govt_id_kind: null, govt_id_ending: null, isGovtIdKept: true }
  }
  return {
    govt_id_kind: govtIdKind,
    govt_id_ending: govtIdKind === null ? null : govtId,
    isGovtIdKept: false,
  }
}

function toColumns(answers: CandidateAnswers) {
  return {
    name: answers.name,
    email: answers.email,
    gender: answers.gender,
    mobile_number: answers.mobileNumber,
    current_address: answers.currentAddress,
    state: answers.selectedState,
    city: answers.selectedCity,
    pincode: answers.pincode,
    date_of_birth: answers.dob,
    work_experience: answers.workexperience,
    // The form asks the experienced only; what was typed before choosing 'Fresher' is not meant.
    past_job_experience: answers.workexperience === 'fresher' ? '' : answers.pastjobexperience,
    education: answers.education,
    language: answers.language,
    skills: answers.skills,
    salary: answers.salary,
  }
}
