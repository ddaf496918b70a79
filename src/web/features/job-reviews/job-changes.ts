import { readQuestions } from '#contract/job-posting/question-list.ts'
import { jobFieldOrder } from '#contract/job-posting/field-order.ts'
import { jobTopics, topicOfField } from '#contract/job-reviews/topics.ts'
import type { JobField, JobTopic } from '#contract/job-reviews/topics.ts'
import {
  benefitOptions,
  joiningOptions,
  payBasisOptions,
  shiftOptions,
  weekOffOptions,
  workTimeOptions,
} from '#contract/jobs/fact-options.ts'
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
import type { JobFormValues } from '#web/features/job-posting/job-form-values.ts'
import { questionText, wantedText } from '#contract/jobs/question-texts.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'

/** A topic with the texts of its fields that differ. */
export type JobChange = { readonly topic: JobTopic; readonly was: string; readonly is: string }

const optionsOf: Readonly<Partial<Record<JobField, readonly Option[]>>> = {
  category: categoryOptions,
  payBasis: payBasisOptions,
  shift: shiftOptions,
  workTime: workTimeOptions,
  weekOff: weekOffOptions,
  joining: joiningOptions,
  benefits: benefitOptions,
  gender: jobGenderOptions,
  educationQualification: educationOptions,
  communicationSkill: communicationOptions,
  workType: workTypeOptions,
  experienceLevel: experienceOptions,
  interviewProcess: interviewProcessOptions,
}

type Values = Readonly<Record<string, unknown>>

/** What differs between two versions of a job, by topic. `isLogoNew` stands for the logo, which is no value of the form. */
export function jobChanges(
  t: Translate,
  { before, after, isLogoNew }: { before: JobFormValues; after: JobFormValues; isLogoNew: boolean },
): JobChange[] {
  const changed = changedFields(before, after)
  const textOf = (values: Values, fields: readonly JobField[]) =>
    t.list(fields.map((field) => fieldText(t, field, values[field])).filter((text) => text !== ''))
  return jobTopics.flatMap((topic): JobChange[] => {
    if (topic === 'logo') return isLogoNew ? [{ topic, was: '', is: t('jobReview.newLogo') }] : []
    const fields = changed.filter((field) => topicOfField[field] === topic && !isFigure(field))
    if (fields.length === 0) return []
    return [{ topic, was: textOf(before, fields), is: textOf(after, fields) }]
  })
}

/** The text of the pay is written from these. */
const isFigure = (field: JobField): boolean => field === 'payFrom' || field === 'payTo'

/** The fields of the form that differ. */
export function changedFields(before: JobFormValues, after: JobFormValues): JobField[] {
  const [one, other]: [Values, Values] = [before, after]
  return jobFieldOrder.filter(
    (field) => field !== 'profile' && JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  )
}

/** A field's value as people read it. */
export function fieldText(t: Translate, field: JobField, value: unknown): string {
  if (Array.isArray(value)) return t.list(value.map((each) => fieldText(t, field, each)))
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  if (field === 'questions') return questionsText(t, String(value))
  const option = optionsOf[field]?.find((each) => each.value === value)
  return option ? t(option.labelKey) : String(value)
}

/** Each question, with what a must-have wants. */
const questionsText = (t: Translate, field: string): string =>
  readQuestions(field)
    .map((question) => {
      const text = questionText(t, question)
      return question.isMustHave
        ? t('jobReview.mustHave', { question: text, answer: wantedText(t, question) })
        : text
    })
    .join(' ')
