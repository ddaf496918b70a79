import type { FullJob } from '#contract/jobs.ts'
import {
  categoryOptions,
  communicationOptions,
  educationOptions,
  experienceOptions,
  findOptionValue,
  interviewProcessOptions,
  jobGenderOptions,
  workTypeOptions,
} from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import type { EmployerProfile } from '#contract/profiles.ts'
import { isShape, isTexts } from '#web/lib/shapes.ts'

const noChoice: string[] = []

/** The answers as the form holds them: option values, not labels; the logo is held beside them. */
export const emptyJobForm = {
  organizationName: '',
  name: '',
  designation: '',
  mobileNumber: '',
  email: '',
  organizationAddress: '',
  companyPincode: '',
  companyState: '',
  companyCity: '',
  companyName: '',
  /** Only a place for the logo's error. */
  profile: '',
  jobTitle: '',
  category: '',
  /** A category chosen by hand is not guessed again. */
  isCategoryChosen: false,
  salary: '',
  workingHours: '',
  jobDescription: '',
  isJobAtCompany: false,
  jobLocation: '',
  jobPincode: '',
  jobState: '',
  jobCity: '',
  gender: 'Both',
  educationQualification: noChoice,
  communicationSkill: noChoice,
  experienceLevel: noChoice,
  workType: noChoice,
  interviewProcess: noChoice,
  isInterviewAtJob: false,
  interviewLocation: '',
  interviewPincode: '',
  interviewState: '',
  interviewCity: '',
  interviewTiming: '',
}

export type JobFormValues = typeof emptyJobForm

/** Answers that were kept. They may be older than this form: what they lack or have wrong is empty. */
export function readJobForm(kept: unknown): JobFormValues | undefined {
  if (!isShape(kept)) return undefined
  const right = Object.entries(emptyJobForm).filter(([name, empty]) =>
    Array.isArray(empty) ? isTexts(kept[name]) : typeof kept[name] === typeof empty,
  )
  return { ...emptyJobForm, ...Object.fromEntries(right.map(([name]) => [name, kept[name]])) }
}

/** A new job of an employer: what the profile knows need not be typed again. */
export function jobFormOfEmployer(profile: EmployerProfile): JobFormValues {
  return {
    ...emptyJobForm,
    organizationName: profile.organizationname,
    name: profile.name,
    designation: profile.designation,
    mobileNumber: profile.mobileNumber,
    email: profile.email,
    organizationAddress: profile.companyAddress,
    companyPincode: profile.pincode,
    companyState: profile.selectedState,
    companyCity: profile.selectedCity,
  }
}

/** The form filled with a posted job, for the edit screen. */
export function jobFormOfJob(job: FullJob): JobFormValues {
  return {
    ...emptyJobForm,
    organizationName: job.organizationName,
    name: job.name,
    designation: job.designation,
    mobileNumber: job.mobileNumber,
    email: job.email,
    organizationAddress: job.organizationAddress,
    companyPincode: job.companyPincode,
    companyState: job.companyState,
    companyCity: job.companyCity,
    companyName: job.companyName,
    jobTitle: job.jobTitle,
    category: toValue(categoryOptions, job.category),
    isCategoryChosen: true,
    salary: job.salary,
    workingHours: job.workingHours,
    jobDescription: job.jobDescription,
    jobLocation: job.jobLocation,
    jobPincode: job.jobPincode,
    jobState: job.jobState,
    jobCity: job.jobCity,
    gender: toValue(jobGenderOptions, job.gender) || 'Both',
    educationQualification: toValues(educationOptions, job.educationQualification),
    communicationSkill: toValues(communicationOptions, job.communicationSkill),
    experienceLevel: toValues(experienceOptions, job.experienceLevel),
    workType: toValues(workTypeOptions, job.workType),
    interviewProcess: toValues(interviewProcessOptions, job.interviewProcess),
    interviewLocation: job.interviewLocation ?? '',
    interviewPincode: job.interviewPincode ?? '',
    interviewState: job.interviewState ?? '',
    interviewCity: job.interviewCity ?? '',
    interviewTiming: job.interviewTiming ?? '',
  }
}

function toValue<Value extends string>(options: readonly Option<Value>[], label: string): string {
  return findOptionValue(options, label) ?? ''
}

function toValues<Value extends string>(
  options: readonly Option<Value>[],
  labels: readonly string[],
): string[] {
  return labels.map((label) => toValue(options, label)).filter((value) => value !== '')
}
