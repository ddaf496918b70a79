import type { StoredAnswer } from '#contract/applications/answers.ts'
import type { Rating } from '#contract/applications/log-options.ts'
import type { Applicant } from '#contract/applications/schemas.ts'
import type { ShownFacts } from '#contract/applications/shown-facts-schema.ts'
import { daysSinceApplied, indiaDate } from '#contract/india-time.ts'
import {
  educationOptions,
  experienceOptions,
  wireLabelOf,
  personGenderOptions,
} from '#contract/options.ts'
import type { CandidateRow } from '#server/db/candidate-profile-columns.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import { presentAnswer } from './answers.presenter.ts'
import type { ListedApplication } from './applications.repository.ts'

type FactsRow = Pick<
  CandidateRow,
  | 'name'
  | 'date_of_birth'
  | 'gender'
  | 'mobile_number'
  | 'email'
  | 'current_address'
  | 'state'
  | 'city'
  | 'pincode'
  | 'education'
  | 'language'
  | 'work_experience'
  | 'past_job_experience'
  | 'skills'
  | 'salary'
>

/** What employers see of a person: of an application, or of the profile that an application would copy. */
export const presentFacts = (row: FactsRow): ShownFacts => ({
  name: row.name,
  dob: row.date_of_birth ?? '',
  gender: wireLabelOf(personGenderOptions, row.gender),
  mobileNumber: row.mobile_number,
  email: row.email,
  currentAddress: row.current_address,
  selectedState: row.state,
  selectedCity: row.city,
  pincode: row.pincode,
  education: wireLabelOf(educationOptions, row.education),
  language: row.language,
  workexperience: wireLabelOf(experienceOptions, row.work_experience),
  pastjobexperience: row.past_job_experience,
  skills: row.skills,
  salary: row.salary,
})

/** An applicant as the job's employer and admins see them. */
export function presentApplicant(
  {
    row,
    answers,
    rating,
    distanceKm,
  }: {
    readonly row: ListedApplication
    readonly answers: readonly StoredAnswer[]
    readonly rating: Rating | null
    readonly distanceKm: number | undefined
  },
  viewer: { readonly accountId: string; readonly role: 'employer' | 'admin' },
  now: Date,
  files: Pick<FilesService, 'privateUrl' | 'resumeName'>,
): Applicant {
  const appliedOn = indiaDate(row.applied_at)
  const opener = { viewerId: viewer.accountId, role: viewer.role, applicationId: row.id }
  return {
    id: row.id,
    jobId: row.job_id,
    ...presentFacts(row),
    resume: files.privateUrl(row.resume_file_id, 'inline', opener),
    resumeName: files.resumeName(row.name),
    profile:
      row.photo_file_id === null ? null : files.privateUrl(row.photo_file_id, 'inline', opener),
    video:
      row.video_file_id === null ? null : files.privateUrl(row.video_file_id, 'inline', opener),
    answers: answers.map((answer) =>
      presentAnswer(answer, (fileId) => files.privateUrl(fileId, 'inline', opener)),
    ),
    isMismatch: row.misses_must_have,
    certificates: row.certificates.map(({ title, fileId }) => ({
      title,
      url: files.privateUrl(fileId, 'inline', opener),
    })),
    status: row.status,
    stage: row.stage,
    rating,
    postedDate: appliedOn,
    appliedDaysAgo: daysSinceApplied(appliedOn, now),
    distanceKm: distanceKm === undefined ? null : Math.round(distanceKm),
  }
}
