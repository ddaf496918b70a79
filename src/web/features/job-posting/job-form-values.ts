import type { FullJob, JobDetails, LabelledJob } from '#contract/jobs/schemas.ts'
import type { JobQuestion, Question } from '#contract/jobs/question-schemas.ts'
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
import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'
import { isShape, isTexts } from '#web/lib/api/shapes.ts'
import { factsOfForm, factValuesOf } from './fact-values.ts'
import { emptyPayValues, paidJobOfForm, payValuesOf } from './pay-values.ts'

const noChoice: string[] = []

/** The form values: option values, not labels. The logo is separate. */
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
  /** A field that only carries the logo's error. */
  profile: '',
  jobTitle: '',
  category: '',
  /**
   * True once the person has chosen a category, which is then not derived from the title any more.
   */
  isCategoryChosen: false,
  openings: '',
  ...emptyPayValues,
  shift: '',
  workTime: 'full',
  workingHours: '',
  weekOff: '',
  joining: '',
  benefits: noChoice,
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
  /** The questions as JSON. */
  questions: '[]',
  interviewProcess: noChoice,
  isInterviewAtJob: false,
  interviewLocation: '',
  interviewPincode: '',
  interviewState: '',
  interviewCity: '',
  interviewTiming: '',
}

export type JobFormValues = typeof emptyJobForm

/**
 * Reads stored values. They may come from an older version of the form, so missing and invalid ones
 * become empty.
 */
export function readJobForm(stored: unknown): JobFormValues | undefined {
  if (!isShape(stored)) return undefined
  const valid = Object.entries(emptyJobForm).filter(([name, empty]) =>
    Array.isArray(empty) ? isTexts(stored[name]) : typeof stored[name] === typeof empty,
  )
  return { ...emptyJobForm, ...Object.fromEntries(valid.map(([name]) => [name, stored[name]])) }
}

/** The form of a new job, filled from the employer's profile. */
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

/** The card of the job so far, with a text in place of each important value that is missing. */
export function previewOf(values: JobFormValues, t: Translate) {
  return {
    ...values,
    ...paidJobOfForm(values, t('jobForm.previewNoPay')),
    facts: factsOfForm(values),
    jobTitle: values.jobTitle.trim() || t('jobForm.previewNoTitle'),
    companyName: values.companyName.trim() || t('jobForm.previewNoCompany'),
  }
}

type PostedJob = LabelledJob &
  Pick<
    FullJob,
    | 'questions'
    | 'organizationName'
    | 'name'
    | 'designation'
    | 'mobileNumber'
    | 'email'
    | 'organizationAddress'
    | 'companyPincode'
    | 'companyState'
    | 'companyCity'
  >

/** The form of an own job, as its employer reads it. */
/** A job with its contact, for its own employer. */
export type OwnJob = Omit<
  JobDetails,
  'match' | 'alreadyApplied' | 'applicationStatus' | 'appliedDate'
>

export const jobFormOfOwnJob = (job: OwnJob): JobFormValues =>
  jobFormOfJob({
    ...job,
    organizationName: job.organizationName ?? '',
    name: job.hrname ?? '',
    designation: job.designation ?? '',
    mobileNumber: job.hrmobileNumber ?? '',
    email: job.hremail ?? '',
    organizationAddress: job.organizationAddress ?? '',
    companyPincode: job.companyPincode ?? '',
    companyState: job.companyState ?? '',
    companyCity: job.companyCity ?? '',
  })

/** The form of a posted job. */
export function jobFormOfJob(job: PostedJob): JobFormValues {
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
    ...payValuesOf(job),
    ...factValuesOf(job.facts),
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
    questions: JSON.stringify(job.questions.map(withoutId)),
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

function withoutId(asked: JobQuestion): Question {
  const { id: _id, ...question } = asked
  return question
}
