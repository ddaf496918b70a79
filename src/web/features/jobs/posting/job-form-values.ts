import { z } from 'zod'
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

/* A kept draft may be older than this form: what it lacks or has wrong is empty. */
const text = z.string().catch('')
const list = z.array(z.string()).catch([])
const tick = z.boolean().catch(false)

/** The answers as the form holds them: option values, not labels; the logo is held beside them. */
export const jobFormValuesSchema = z.object({
  organizationName: text,
  name: text,
  designation: text,
  mobileNumber: text,
  email: text,
  organizationAddress: text,
  companyPincode: text,
  companyState: text,
  companyCity: text,
  companyName: text,
  /** Only a place for the logo's error. */
  profile: text,
  jobTitle: text,
  category: text,
  /** A category chosen by hand is not guessed again. */
  isCategoryChosen: tick,
  salary: text,
  workingHours: text,
  jobDescription: text,
  isJobAtCompany: tick,
  jobLocation: text,
  jobPincode: text,
  jobState: text,
  jobCity: text,
  gender: text,
  educationQualification: list,
  communicationSkill: list,
  experienceLevel: list,
  workType: list,
  interviewProcess: list,
  isInterviewAtJob: tick,
  interviewLocation: text,
  interviewPincode: text,
  interviewState: text,
  interviewCity: text,
  interviewTiming: text,
})

export type JobFormValues = z.output<typeof jobFormValuesSchema>

const emptyForm = (): JobFormValues => ({ ...jobFormValuesSchema.parse({}), gender: 'Both' })

/** A new job of an employer: what the profile knows need not be typed again. */
export function jobFormOfEmployer(profile: EmployerProfile): JobFormValues {
  return {
    ...emptyForm(),
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
    ...emptyForm(),
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
