import type { Selectable } from 'kysely'
import type { CandidateProfiles } from './types.ts'

export type CandidateRow = Selectable<CandidateProfiles>

/** Every column of a candidate's profile, for statements that are kept. */
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

/** The same where another table stands beside it. */
export const candidateProfileColumns = candidateProfileFields.map(
  (field) => `candidate_profiles.${field}` as const,
)

/** What a form may leave as it was. */
export const filledBeforeFields = [
  'govt_id_ending',
  'govt_id_kind',
  'language',
  'past_job_experience',
  'resume_file_id',
  'salary',
  'skills',
] as const satisfies readonly (keyof CandidateRow)[]

export type FilledBefore = Pick<CandidateRow, (typeof filledBeforeFields)[number]>
