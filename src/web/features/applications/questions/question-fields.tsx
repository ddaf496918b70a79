import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { JobQuestion } from '#contract/jobs/question-schemas.ts'
import { QuestionField } from './question-field.tsx'
import type { Answers } from './use-answers.ts'
import './question-fields.css'

interface QuestionFieldsProps {
  questions: readonly JobQuestion[]
  answers: Answers
}

/** What the employer asks everybody who applies. */
export function QuestionFields({ questions, answers }: QuestionFieldsProps) {
  const { t } = useTranslation()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="job-questions">
      <h3 id="job-questions">{t('question.fromHr', { count: questions.length })}</h3>
      <div className="asks">
        {questions.map((question, at) => (
          <QuestionField key={question.id} question={question} number={at + 1} answers={answers} />
        ))}
      </div>
    </section>
  )
}
