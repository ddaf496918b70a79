import type { Answered } from '#contract/applications/answers.ts'
import type { Question } from '#contract/jobs/question-schemas.ts'
import { answeredText, questionText, valueText, wantedText } from '#contract/jobs/question-texts.ts'
import { useTranslation } from './translation.ts'

/** The texts of questions and their answers, in the page's language. Own words of employers stay as they are. */
export function useQuestionText() {
  const { t } = useTranslation()
  return {
    questionText: (question: Question) => questionText(t, question),
    valueText: (question: Question, value: string) => valueText(t, question, value),
    answeredText: (answered: Answered) => answeredText(t, answered),
    wantedText: (question: Question) => wantedText(t, question),
  }
}
