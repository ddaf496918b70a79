import type { Applicant } from '#contract/applications.ts'
import { daysSinceApplied, indiaDate } from '#contract/india-time.ts'
import {
  educationOptions,
  experienceOptions,
  optionLabel,
  personGenderOptions,
} from '#contract/options.ts'
import type { FilesService } from '../files/files.service.ts'
import type { ListedApplication } from './applications.repository.ts'

/** An applicant as the job's employer and admins see one. */
export function presentApplicant(
  row: ListedApplication,
  viewer: { readonly accountId: string; readonly role: 'employer' | 'admin' },
  now: Date,
  files: Pick<FilesService, 'privateUrl' | 'resumeName'>,
): Applicant {
  const appliedOn = indiaDate(row.applied_at)
  const opener = { viewerId: viewer.accountId, role: viewer.role, applicationId: row.id }
  return {
    id: row.id,
    jobId: row.job_id,
    name: row.name,
    dob: row.date_of_birth,
    gender: optionLabel(personGenderOptions, row.gender),
    mobileNumber: row.mobile_number,
    email: row.email,
    currentAddress: row.current_address,
    selectedState: row.state,
    selectedCity: row.city,
    pincode: row.pincode,
    education: optionLabel(educationOptions, row.education),
    language: row.language,
    workexperience: optionLabel(experienceOptions, row.work_experience),
    pastjobexperience: row.past_job_experience,
    skills: row.skills,
    salary: row.salary,
    resume: files.privateUrl(row.resume_file_id, 'attachment', opener),
    resumeName: files.resumeName(row.name),
    profile:
      row.photo_file_id === null ? null : files.privateUrl(row.photo_file_id, 'inline', opener),
    video:
      row.video_file_id === null ? null : files.privateUrl(row.video_file_id, 'inline', opener),
    status: row.status,
    postedDate: appliedOn,
    appliedDaysAgo: daysSinceApplied(appliedOn, now),
  }
}
