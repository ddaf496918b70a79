import { answerFilter } from '#contract/applications/applicant-filters.ts'
import { answerValues } from '#contract/jobs/questions.ts'
import type { JobQuestion } from '#contract/jobs/question-schemas.ts'
import { useQuestionText } from '#web/lib/i18n/question-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** The answers that applicants are filtered by: those to questions with given answers. */
export function useAnswerOptions(questions: readonly JobQuestion[]) {
  const { t } = useTranslation()
  const { questionText, valueText } = useQuestionText()
  return questions.flatMap((question) =>
    answerValues(question).map((value) => ({
      value: answerFilter(question.id, value),
      label: t('review.answered', {
        question: questionText(question),
        answer: valueText(question, value),
      }),
    })),
  )
}
