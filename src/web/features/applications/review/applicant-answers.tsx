import { Check, TriangleAlert } from 'lucide-react'
import type { Answered } from '#contract/applications/answers.ts'
import { useQuestionText } from '#web/lib/i18n/question-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = { name: string; answers: readonly Answered[] }

/** What the job asked, as it was when the person applied, and the answers. */
export function ApplicantAnswers({ name, answers }: Props) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const texts = useQuestionText()
  return (
    <section className="mt-4">
      <h3>{t('review.answers')}</h3>
      <dl className="info">
        {answers.map((answered) => {
          const { question, isMissed } = answered
          const text = texts.questionText(question)
          const said = texts.answeredText(answered)
          const isTyped = question.words !== ''
          return (
            <div key={question.libraryName ?? question.words}>
              <dt lang={isTyped ? langOf(text) : undefined}>{text}</dt>
              <dd className="min-w-0 break-words">
                <span lang={question.kind === 'text' || isTyped ? langOf(said) : undefined}>
                  {said}
                </span>
                {answered.voice && (
                  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes down what applicants say
                  <audio
                    controls
                    preload="none"
                    className="block w-full mt-1"
                    aria-label={t('question.voiceOf', { name })}
                    src={answered.voice.url}
                  />
                )}
                {question.isMustHave && (
                  <span className="flex items-center gap-1 text-small text-fg-2">
                    <Icon of={isMissed ? TriangleAlert : Check} size="s" />
                    {isMissed
                      ? t('review.answerMissed', { answer: texts.wantedText(question) })
                      : t('review.answerFits')}
                  </span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
