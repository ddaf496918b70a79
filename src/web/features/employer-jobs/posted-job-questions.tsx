import type { JobQuestion } from '#contract/jobs/question-schemas.ts'
import { kindOfAnswer } from '#contract/jobs/question-texts.ts'
import { useQuestionText } from '#web/lib/i18n/question-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'

/** What a job asks everybody who applies. */
export function PostedJobQuestions({ questions }: { questions: readonly JobQuestion[] }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const texts = useQuestionText()
  if (questions.length === 0) return null
  return (
    <section className="panel">
      <h2>{t('postedJob.questions')}</h2>
      <ol className="grid gap-2">
        {questions.map((question) => {
          const text = texts.questionText(question)
          return (
            <li key={question.id} className="min-w-0 break-words">
              <p className="font-semi" lang={question.words === '' ? undefined : langOf(text)}>
                {text}
              </p>
              <p className="text-small text-fg-2">
                {question.isMustHave
                  ? t('postedJob.mustHave', { answer: texts.wantedText(question) })
                  : t(kindOfAnswer(question))}
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
