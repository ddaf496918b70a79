import type { Kysely, Transaction } from 'kysely'
import type { FormProblem } from '#contract/form-check.ts'
import { consentProblems } from '#contract/privacy/notices.ts'
import {
  candidateEditProfileSchema,
  candidateFirstProfileSchema,
  candidateFullProfileSchema,
} from '#contract/profiles/schemas.ts'
import { candidateFieldOrder } from '#contract/profiles/field-order.ts'
import type { CandidateAnswers, CandidateExtras } from '#contract/profiles/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type {
  FileRow,
  FilesService,
  ReplacedFile,
  PreparedFile,
} from '#server/features/files/files.service.ts'
import type { Upload } from '#server/http/binding/uploads.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import { findFilledBefore, upsertCandidateProfile } from './candidate-profiles.repository.ts'
import type { FilledBefore } from '#server/db/candidate-profile-columns.ts'
import type { CandidateChange, CandidateFiles } from '#server/db/candidate-profile-columns.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import type { ResumesService } from '#server/features/resumes/resumes.service.ts'
import type { ConsentsService } from '#server/features/privacy/consents.service.ts'
import { lockAccount } from './profiles.repository.ts'

export type CandidateProfilesService = ReturnType<typeof createCandidateProfilesService>

type CandidateFormKind = 'first' | 'edit' | 'apply'
type Uploads = Readonly<Record<string, Upload>>

/** A checked candidate form, with its files ready to be stored. */
export type CandidateSubmission = {
  /** Answers that the form does not contain stay as they were. */
  readonly answers: CandidateAnswers & Partial<CandidateExtras>
  readonly photo: PreparedFile | undefined
  readonly resume: PreparedFile | undefined
  /** The resume was made by the product, from these answers. */
  readonly isResumeMade: boolean
  readonly video: PreparedFile | undefined
  readonly isVideoRemoved: boolean
  /** Whether the candidate agreed to the account's notice. */
  readonly isAccountAgreed: boolean
  /** All files, for `discard` when the submission fails. */
  readonly files: readonly PreparedFile[]
}

/** A checked form whose files are stored, ready for the transaction. */
type ProfileWrite = {
  readonly change: CandidateChange
  readonly fileRows: readonly FileRow[]
  readonly isAccountAgreed: boolean
}

type CandidateFileKind = 'candidate-photo' | 'resume' | 'candidate-video'

export type SavedCandidate = {
  /** The profile's current files. */
  readonly files: CandidateFiles
  /** Files that the profile no longer refers to; the caller removes them after the commit. */
  readonly replacedFiles: readonly ReplacedFile[]
}

type Deps = {
  db: Kysely<DB>
  files: FilesService
  clock: Clock
  consents: Pick<ConsentsService, 'give'>
  resumes: Pick<ResumesService, 'prepareFile'>
}

export function createCandidateProfilesService(deps: Deps) {
  const { db, files, clock, consents, resumes } = deps
  const firstForm = candidateFirstProfileSchema(clock.now)
  const schemas = {
    edit: candidateEditProfileSchema(clock.now),
    apply: candidateFullProfileSchema(clock.now),
  }

  return {
    findFilledBefore: (accountId: string) => findFilledBefore(db, accountId),

    /**
     * Checks a form and its files, together with the stored profile. All but the first form require a
     * language and a resume, sent now or earlier, or made from the answers; only 'edit' can set or remove a
     * video and an identity document. A resume that was made is made again, so that it has the new answers.
     * @param locale the language of a resume that is made
     * @throws AppError INVALID_FORM, MALFORMED for a video with another form, UNPRINTABLE_LETTERS, or a file's error
     */
    async readSubmission(
      stored: FilledBefore | undefined,
      form: CandidateFormKind,
      body: Readonly<Record<string, unknown>>,
      uploads: Uploads,
      locale: Locale,
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
      const isMadeBefore = hasMadeResume(stored)
      const isResumeMade =
        resumeUpload === undefined &&
        (body['makeResume'] === 'true' || (isMadeBefore && body['makeResume'] !== 'false'))
      const hasResume =
        isResumeMade ||
        resumeUpload !== undefined ||
        (!isMadeBefore && Boolean(stored?.resume_file_id))
      const filled = { ...storedExtras(stored, form), ...body }
      const consent = typeof body['consent'] === 'string' ? body['consent'] : undefined
      // Only our own screens send `form`, and these show the notice.
      const isRequired =
        form === 'apply' ? body['form'] === 'apply' : body['form'] === 'first' && !stored
      const extraProblems = [
        ...(form === 'first' || hasResume ? [] : [missingResume]),
        ...consentProblems(form === 'apply' ? 'application' : 'account', consent, { isRequired }),
      ]
      const answers =
        form === 'first'
          ? parseForm(firstForm, filled, candidateFieldOrder, extraProblems)
          : parseForm(schemas[form], filled, candidateFieldOrder, extraProblems)
      const photoUpload = uploads['profile']
      const photo = photoUpload && (await files.prepareImage(photoUpload, 'profile'))
      const resume = isResumeMade
        ? await resumes.prepareFile(answers, locale)
        : resumeUpload && (await files.prepareResume(resumeUpload, resumeField))
      const video = videoUpload && (await files.prepareMedia('video', videoUpload, 'video'))
      const prepared = [photo, resume, video].filter((file) => file !== undefined)
      const isAccountAgreed = form !== 'apply' && consent !== undefined
      return {
        answers,
        photo,
        resume,
        isResumeMade,
        video,
        isVideoRemoved,
        isAccountAgreed,
        files: prepared,
      }
    },

    /** Stores the files of a form before the transaction that saves it. */
    async storeFiles(accountId: string, submission: CandidateSubmission): Promise<ProfileWrite> {
      const { photo, resume, video, isAccountAgreed } = submission
      const store = async (file: PreparedFile | undefined, kind: CandidateFileKind) =>
        file && (await files.storeBytes(file, { ownerAccountId: accountId, kind }))
      const photoRow = await store(photo, 'candidate-photo')
      const resumeRow = await store(resume, 'resume')
      const videoRow = await store(video, 'candidate-video')
      const ids = { photoId: photoRow?.id, resumeId: resumeRow?.id, videoId: videoRow?.id }
      return {
        change: changeOf(accountId, submission, ids),
        fileRows: [photoRow, resumeRow, videoRow].filter((row) => row !== undefined),
        isAccountAgreed,
      }
    },

    /** Saves the form as the profile. A file that was neither sent nor removed stays. */
    async save(
      tx: Transaction<DB>,
      accountId: string,
      { change, fileRows, isAccountAgreed }: ProfileWrite,
    ): Promise<SavedCandidate> {
      await lockAccount(tx, accountId)
      if (isAccountAgreed) await consents.give(tx, accountId, { purpose: 'account' })
      for (const row of fileRows) await files.insertRow(tx, row)
      const { photoBefore, resumeBefore, videoBefore, ...named } = await upsertCandidateProfile(
        tx,
        change,
      )
      const isVideoGone = change.video_file_id !== null || change.isVideoRemoved
      return {
        files: named,
        replacedFiles: [
          { kind: 'candidate-photo', id: change.photo_file_id !== null && photoBefore },
          { kind: 'resume', id: change.resume_file_id !== null && resumeBefore },
          { kind: 'candidate-video', id: isVideoGone && videoBefore },
        ],
      }
    },
  }

  function changeOf(
    accountId: string,
    { answers, isVideoRemoved, isResumeMade }: CandidateSubmission,
    { photoId, resumeId, videoId }: Record<'photoId' | 'resumeId' | 'videoId', string | undefined>,
  ): CandidateChange {
    const now = clock.now()
    return {
      account_id: accountId,
      ...toColumns(answers),
      photo_file_id: photoId ?? null,
      resume_file_id: resumeId ?? null,
      made_resume_id: isResumeMade ? (resumeId ?? null) : null,
      video_file_id: videoId ?? null,
      isVideoRemoved,
      ...govtIdColumns(answers),
      created_at: now,
      updated_at: now,
    }
  }
}

const hasMadeResume = (stored: FilledBefore | undefined): boolean =>
  stored?.made_resume_id != null && stored.made_resume_id === stored.resume_file_id

const missingResume: FormProblem = { path: 'resumePdf', messageKey: 'profile.resumeRequired' }

/** Optional answers that a form may lack: a missing field keeps the stored answer. */
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
    // A fresher has no past job; text typed before choosing 'Fresher' is dropped.
    past_job_experience: answers.workexperience === 'fresher' ? '' : answers.pastjobexperience,
    education: answers.education,
    language: answers.language,
    skills: answers.skills,
    salary: answers.salary,
  }
}
