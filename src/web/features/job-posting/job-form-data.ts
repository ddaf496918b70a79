import {
  categoryOptions,
  communicationOptions,
  educationOptions,
  experienceOptions,
  interviewProcessOptions,
  jobGenderOptions,
  workTypeOptions,
} from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import { toFormData } from '#web/lib/forms/form-data.ts'
import type { JobFormValues } from './job-form-values.ts'

/** Fields sent with the form: a plan, a submission's id, or the edited job's id and version. */
type Extras = Readonly<Record<string, string | number | undefined>>

/** The request body of the form: choices as labels, the logo as a file. */
export function toJobFormData(
  values: JobFormValues,
  logo: File | undefined,
  extras: Extras,
): FormData {
  const {
    isCategoryChosen: _c,
    isJobAtCompany: _j,
    isInterviewAtJob: _i,
    isPayInWords,
    isPayConfirmed: _p,
    ...answers
  } = values
  return toFormData({
    ...answers,
    ...(isPayInWords && noPayFigures),
    category: toLabel(categoryOptions, values.category),
    gender: toLabel(jobGenderOptions, values.gender),
    educationQualification: toLabels(educationOptions, values.educationQualification),
    communicationSkill: toLabels(communicationOptions, values.communicationSkill),
    experienceLevel: toLabels(experienceOptions, values.experienceLevel),
    workType: toLabels(workTypeOptions, values.workType),
    interviewProcess: toLabels(interviewProcessOptions, values.interviewProcess),
    ...extras,
    profile: logo,
  })
}

/** The server reads the figures from the words. */
const noPayFigures = { payFrom: '', payTo: '', payBasis: '', payFixed: '', payIncentive: '' }

function toLabel(options: readonly Option[], value: string): string {
  return options.find((each) => each.value === value)?.wireLabel ?? ''
}

function toLabels(options: readonly Option[], values: readonly string[]): string[] {
  return values.map((value) => toLabel(options, value)).filter((label) => label !== '')
}
