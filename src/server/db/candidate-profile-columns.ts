import type { Selectable } from 'kysely'
import type { CandidateProfiles } from './types.ts'

/** A profile. Answers that its form lacks are kept by parts, see `profilePartFields`. */
export type CandidateRow = Pick<Selectable<CandidateProfiles>, FormField>
type FormField = (typeof candidateProfileFields)[number]

/** Every column that a candidate's whole form writes, for prepared statements. */
export const candidateProfileFields = [
  'account_id',
  'city',
  'created_at',
  'current_address',
  'date_of_birth',
  'education',
  'email',
  'gender',
  'govt_id_ending',
  'govt_id_kind',
  'language',
  'made_resume_id',
  'mobile_number',
  'name',
  'past_job_experience',
  'photo_file_id',
  'pincode',
  'resume_file_id',
  'salary',
  'skills',
  'state',
  'updated_at',
  'video_file_id',
  'work_experience',
] as const satisfies readonly (keyof CandidateProfiles)[]

/** The columns that only single parts write. */
export const profilePartFields = [
  'area',
  'wanted_pay_monthly_rupees',
  'wanted_shifts',
] as const satisfies readonly (keyof CandidateProfiles)[]

/** The form's columns, qualified for joins. */
export const candidateProfileColumns = candidateProfileFields.map(
  (field) => `candidate_profiles.${field}` as const,
)

/** The columns that an edit form may leave unchanged. */
export const filledBeforeFields = [
  'govt_id_ending',
  'govt_id_kind',
  'language',
  'made_resume_id',
  'past_job_experience',
  'resume_file_id',
  'salary',
  'skills',
] as const satisfies readonly (keyof CandidateRow)[]

export type FilledBefore = Pick<CandidateRow, (typeof filledBeforeFields)[number]>

/** The file columns of a profile. */
export type CandidateFiles = Pick<
  CandidateRow,
  'photo_file_id' | 'resume_file_id' | 'video_file_id'
>

/** A null file stays unchanged, except for a video that is removed. */
export type CandidateChange = CandidateRow & {
  readonly isVideoRemoved: boolean
  /** If true, the columns of the identity document stay unchanged. */
  readonly isGovtIdKept: boolean
}
