import {
  educationOptions,
  experienceOptions,
  govtIdOptions,
  optionLabel,
  personGenderOptions,
} from '#contract/options.ts'
import type { CandidateProfile, EmployerProfile, NoProfile } from '#contract/profiles.ts'
import { sentence } from '#contract/sentences.ts'
import type { FilesService } from '../files/files.service.ts'
import type { Viewer } from '../http/viewer.ts'
import type { CandidateFiles } from '../db/candidate-profile-write.ts'
import type { StoredCandidate } from './candidate-profiles.repository.ts'
import type { EmployerRow } from './employer-profiles.repository.ts'

type Links = Pick<FilesService, 'publicUrl' | 'privateUrl'>

/** A candidate's profile as its owner reads it. */
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
    gender: optionLabel(personGenderOptions, row.gender),
    mobileNumber: row.mobile_number,
    currentAddress: row.current_address,
    selectedState: row.state,
    selectedCity: row.city,
    pincode: row.pincode,
    dob: row.date_of_birth,
    workexperience: optionLabel(experienceOptions, row.work_experience),
    pastjobexperience: row.past_job_experience,
    education: optionLabel(educationOptions, row.education),
    language: row.language,
    skills: row.skills,
    salary: row.salary,
    profile: profileUrl,
    profileUrl,
    resume: resumePdfUrl,
    resumePdfUrl,
    resumeName: row.resume_name,
    video: videoUrl,
    videoName: row.video_name,
    govtIdKind: row.govt_id_kind === null ? '' : optionLabel(govtIdOptions, row.govt_id_kind),
    govtId: row.govt_id_ending ?? '',
  }
}

/** Links to the candidate's files, those that there are. */
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

/** An employer's profile as its owner reads it. */
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
    gender: optionLabel(personGenderOptions, row.gender),
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
export function presentNoProfile(viewer: Viewer, phone: string | undefined): NoProfile {
  return {
    uid: viewer.identityId,
    message: sentence('profile.none'),
    // The form takes the ten digits of an Indian number.
    signedInPhone: /^\+91(\d{10})$/.exec(phone ?? '')?.[1] ?? null,
  }
}
