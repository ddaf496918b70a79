import { Check, Minus, Plus, TriangleAlert } from 'lucide-react'
import { findLibraryQuestion } from '#contract/jobs/question-library.ts'
import { answerValues, testOf, voiceOf } from '#contract/jobs/questions.ts'
import type { JobQuestion } from '#contract/jobs/question-schemas.ts'
import { limits } from '#contract/limits.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useQuestionText } from '#web/lib/i18n/question-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { FieldLines, useFieldWiring } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { answerName } from './use-answers.ts'
import type { Answers } from './use-answers.ts'

const loadTypingAnswer = async () =>
  (await import('#web/features/typing-tests/typing-answer.tsx')).TypingAnswer
const loadVoiceAnswer = async () =>
  (await import('#web/features/voice-notes/voice-answer.tsx')).VoiceAnswer

interface QuestionFieldProps {
  question: JobQuestion
  number: number
  answers: Answers
}

/** A question of a job with its answer. What misses a must-have is said at once, and stops nobody. */
export function QuestionField({ question, number, answers }: QuestionFieldProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const texts = useQuestionText()
  const { words, isMustHave } = question
  const problem = answers.problemOf(question)
  const error = problem && t(problem)
  const note = noteOf(question)
  const test = testOf(question)
  const voice = voiceOf(question)
  const name = answerName(question.id)
  const wiring = useFieldWiring({ error, hint: undefined }, { name })
  return (
    <fieldset className={cx('ask', error && 'is-bad')} aria-describedby={wiring.describedBy}>
      <legend className="ask__q">
        <span className="ask__n" aria-hidden>
          {t.number(number)}
        </span>
        <span className="min-w-0 break-words">
          <span lang={words === '' ? undefined : langOf(words)}>
            {texts.questionText(question)}
          </span>
          {note && <small>{t(note)}</small>}
          {voice && <small>{t('voice.note', { seconds: limits.voiceSeconds })}</small>}
          {test && isMustHave && <small>{t('typing.note')}</small>}
        </span>
      </legend>
      {voice ? (
        <LazyPart
          load={loadVoiceAnswer}
          isRequested
          props={{
            language: voice,
            onKnown: (answer: string) => answers.set(question, answer),
          }}
        />
      ) : test ? (
        <LazyPart
          load={loadTypingAnswer}
          isRequested
          props={{
            language: test,
            onKnown: (words: number) => answers.set(question, String(words)),
          }}
        />
      ) : (
        <AnswerInput question={question} name={name} answers={answers} />
      )}
      <FieldLines error={error} hint={undefined} wiring={wiring} />
      <output className="block">
        {answers.misses(question) && (
          <span className="warnline">
            <Icon of={TriangleAlert} />
            <span>
              <b>
                {question.kind === 'yesNo'
                  ? t('question.needsAnswer', { answer: texts.wantedText(question) })
                  : t('question.needs', { answer: texts.wantedText(question) })}
              </b>{' '}
              {t('question.canStillApply')}
            </span>
          </span>
        )}
      </output>
    </fieldset>
  )
}

function noteOf(question: JobQuestion): MessageKey | undefined {
  const { isMustHave, kind } = question
  if (isMustHave) return 'question.mustHave'
  if (testOf(question)) return 'typing.note'
  if (kind === 'number') return 'question.guess'
  return kind === 'text' && !voiceOf(question) ? 'question.mayStayEmpty' : undefined
}

type InputProps = { question: JobQuestion; name: string; answers: Answers }

function AnswerInput({ question, name, answers }: InputProps) {
  const texts = useQuestionText()
  const langOf = useTypedLanguage()
  const { kind, words } = question
  const value = answers.valueOf(question)
  if (kind === 'number') return <NumberInput question={question} name={name} answers={answers} />
  if (kind === 'text') {
    return (
      <input
        className="input"
        type="text"
        name={name}
        aria-label={texts.questionText(question)}
        maxLength={limits.answerLength}
        value={value}
        onChange={({ target }) => answers.set(question, target.value)}
      />
    )
  }
  return (
    <div className={cx('choices choices--2', kind === 'yesNo' && 'ask__yn')}>
      {answerValues(question).map((each) => (
        <label key={each} className="choice">
          <input
            type="radio"
            name={name}
            value={each}
            checked={value === each}
            onChange={() => answers.set(question, each)}
          />
          <span className="box">
            <Icon of={Check} />
          </span>
          <span lang={words === '' || kind === 'yesNo' ? undefined : langOf(each)}>
            {texts.valueText(question, each)}
          </span>
        </label>
      ))}
    </div>
  )
}

/** A number, typed or stepped. It begins empty, so that nobody sends one unseen. */
function NumberInput({ question, name, answers }: InputProps) {
  const { t } = useTranslation()
  const texts = useQuestionText()
  const known = findLibraryQuestion(question.libraryName)
  const step = known?.kind === 'number' ? known.step : 1
  const value = answers.valueOf(question)
  const number = Number(value)
  const set = (next: number) =>
    answers.set(question, String(Math.min(limits.questionNumber, Math.max(0, next))))
  return (
    <div className="ask__step">
      <button
        type="button"
        className={buttonClass({ kind: 'line' })}
        aria-label={t('question.less')}
        onClick={() => set(number - step)}
      >
        <Icon of={Minus} />
      </button>
      <input
        className="input"
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={texts.questionText(question)}
        value={value}
        onChange={({ target }) =>
          answers.set(question, target.value.replaceAll(/\D/g, '').slice(0, 6))
        }
      />
      <button
        type="button"
        className={buttonClass({ kind: 'line' })}
        aria-label={t('question.more')}
        onClick={() => set(number + step)}
      >
        <Icon of={Plus} />
      </button>
      {known?.kind === 'number' && <span className="text-small text-fg-2">{t(known.unitKey)}</span>}
    </div>
  )
}
