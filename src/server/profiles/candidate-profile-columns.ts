import type { CandidateProfiles } from '../db/types.ts'

/** Every column of a candidate's profile, for statements that are kept. */
export const candidateProfileColumns = [
  'candidate_profiles.account_id',
  'candidate_profiles.city',
  'candidate_profiles.created_at',
  'candidate_profiles.current_address',
  'candidate_profiles.date_of_birth',
  'candidate_profiles.education',
  'candidate_profiles.email',
  'candidate_profiles.gender',
  'candidate_profiles.govt_id_ending',
  'candidate_profiles.govt_id_kind',
  'candidate_profiles.language',
  'candidate_profiles.mobile_number',
  'candidate_profiles.name',
  'candidate_profiles.past_job_experience',
  'candidate_profiles.photo_file_id',
  'candidate_profiles.pincode',
  'candidate_profiles.resume_file_id',
  'candidate_profiles.salary',
  'candidate_profiles.skills',
  'candidate_profiles.state',
  'candidate_profiles.updated_at',
  'candidate_profiles.video_file_id',
  'candidate_profiles.work_experience',
] as const satisfies readonly `candidate_profiles.${keyof CandidateProfiles}`[]
