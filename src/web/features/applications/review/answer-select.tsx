import type { JobQuestion } from '#contract/jobs/question-schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { useAnswerOptions } from './use-answer-options.ts'

interface AnswerSelectProps {
  questions: readonly JobQuestion[]
  value: string
  onChange: (value: string) => void
}

/** Filters applicants by an answer, on a desktop. */
export function AnswerSelect({ questions, value, onChange }: AnswerSelectProps) {
  const { t } = useTranslation()
  const options = useAnswerOptions(questions)
  if (options.length === 0) return null
  return (
    <SelectField
      id="review-answer"
      className="w-44 flex-none max-lg:hidden"
      label={t('review.answers')}
      isLabelHidden
      placeholder={t('review.anyAnswer')}
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
