import {
  educationOptions,
  experienceOptions,
  govtIdOptions,
  wireLabelOf,
  personGenderOptions,
} from '#contract/options.ts'
import type { CandidateProfile, EmployerProfile, NoProfile } from '#contract/profiles/schemas.ts'
import type { Untranslated } from '#server/lib/untranslated.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { CandidateFiles } from '#server/db/candidate-profile-columns.ts'
import type { StoredCandidate } from './candidate-profiles.repository.ts'
import type { EmployerRow } from './employer-profiles.repository.ts'

type Links = Pick<FilesService, 'publicUrl' | 'privateUrl'>

/** A candidate's profile for its owner. */
export function presentCandidate(
  row: StoredCandidate,
  viewer: Viewer,
  links: Links,
): CandidateProfile {
  const { profileUrl = null, resumePdfUrl = null, videoUrl = null } = candidateFileUrls(row, links)
  return {
    uid: viewer.identityId,
    name: row.name,
    email: row.email,
    gender: wireLabelOf(personGenderOptions, row.gender),
    mobileNumber: row.mobile_number,
    currentAddress: row.current_address,
    selectedState: row.state,
    selectedCity: row.city,
    pincode: row.pincode,
    dob: row.date_of_birth ?? '',
    workexperience: wireLabelOf(experienceOptions, row.work_experience),
    pastjobexperience: row.past_job_experience,
    education: wireLabelOf(educationOptions, row.education),
    language: row.language,
    skills: row.skills,
    salary: row.salary,
    profile: profileUrl,
    profileUrl,
    resume: resumePdfUrl,
    resumePdfUrl,
    resumeName: row.resume_name,
    isResumeMade: row.made_resume_id !== null && row.made_resume_id === row.resume_file_id,
    video: videoUrl,
    videoName: row.video_name,
    govtIdKind: row.govt_id_kind === null ? '' : wireLabelOf(govtIdOptions, row.govt_id_kind),
    govtId: row.govt_id_ending ?? '',
  }
}

/** Links to the candidate's existing files. */
export function candidateFileUrls(files: CandidateFiles, links: Links) {
  return {
    ...(files.photo_file_id !== null && {
      profileUrl: links.privateUrl(files.photo_file_id, 'inline'),
    }),
    ...(files.resume_file_id !== null && {
      resumePdfUrl: links.privateUrl(files.resume_file_id, 'attachment'),
    }),
    ...(files.video_file_id !== null && {
      videoUrl: links.privateUrl(files.video_file_id, 'inline'),
    }),
  }
}

type EmployerJobs = Pick<EmployerProfile, 'jobIds' | 'activeJobCount'>

/** An employer's profile for its owner. */
export function presentEmployer(
  row: EmployerRow,
  jobs: EmployerJobs,
  viewer: Viewer,
  links: Links,
): EmployerProfile {
  const { profileUrl = null } = employerFileUrls(row, links)
  return {
    uid: viewer.identityId,
    name: row.name,
    email: row.email,
    gender: wireLabelOf(personGenderOptions, row.gender),
    mobileNumber: row.mobile_number,
    companyAddress: row.company_address,
    designation: row.designation,
    selectedState: row.state,
    selectedCity: row.city,
    pincode: row.pincode,
    organizationname: row.organization_name,
    profile: profileUrl,
    profileUrl,
    jobIds: jobs.jobIds,
    jobCount: row.posted_jobs,
    activeJobCount: jobs.activeJobCount,
  }
}

export function employerFileUrls(files: Pick<EmployerRow, 'image_file_id'>, links: Links) {
  return files.image_file_id === null ? {} : { profileUrl: links.publicUrl(files.image_file_id) }
}

/** @param phone in E.164 form */
export function presentNoProfile(
  viewer: Viewer,
  phone: string | undefined,
): Untranslated<NoProfile> {
  return {
    uid: viewer.identityId,
    message: { key: 'profile.none' },
    signedInPhone: nationalNumber(phone) ?? null,
  }
}

/** The ten digits of an Indian number, which forms have a field for. */
export const nationalNumber = (phone: string | undefined): string | undefined =>
  /^\+91(\d{10})$/.exec(phone ?? '')?.[1]
