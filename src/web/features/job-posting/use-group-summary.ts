import { readQuestions } from '#contract/job-posting/question-list.ts'
import type { JobFormGroupName } from '#contract/job-posting/field-order.ts'
import { shiftOptions } from '#contract/jobs/fact-options.ts'
import { plainPay } from '#contract/jobs/pay.ts'
import {
  educationOptions,
  experienceOptions,
  interviewProcessOptions,
  workTypeOptions,
} from '#contract/options.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { JobFormValues } from './job-form-values.ts'
import { paidJobOfForm } from './pay-values.ts'

/** What a folded group says in one line. */
export function useGroupSummary(): (group: JobFormGroupName, values: JobFormValues) => string {
  const { t } = useTranslation()
  const { optionText, optionTexts } = useOptionText()
  const questionCount = (field: string): string => {
    const count = readQuestions(field).length
    return count === 0 ? '' : t('jobForm.questionCount', { count })
  }
  const partsOf = {
    organization: (form) => [form.organizationName, form.name, t.place(form.companyCity)],
    job: (form) => [
      form.jobTitle,
      form.companyName,
      form.openings === '' ? '' : t('job.openings', { count: Number(form.openings) }),
    ],
    pay: (form) => [
      plainPay(paidJobOfForm(form, ''), t.say),
      form.shift === '' ? '' : optionText(shiftOptions, form.shift),
    ],
    place: (form) => [
      form.jobLocation,
      t.place(form.jobCity),
      optionTexts(workTypeOptions, form.workType),
    ],
    people: (form) => [
      optionTexts(educationOptions, form.educationQualification),
      optionTexts(experienceOptions, form.experienceLevel),
      questionCount(form.questions),
    ],
    interview: (form) => [
      optionTexts(interviewProcessOptions, form.interviewProcess),
      form.interviewTiming,
    ],
  } as const satisfies Record<JobFormGroupName, (form: JobFormValues) => readonly string[]>
  return (group, values) =>
    partsOf[group](values)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(', ')
}
