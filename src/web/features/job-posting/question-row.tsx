import { Check, X } from 'lucide-react'
import { limits } from '#contract/limits.ts'
import { answerValues } from '#contract/jobs/questions.ts'
import type { Question } from '#contract/jobs/question-schemas.ts'
import { kindOfAnswer } from '#contract/jobs/question-texts.ts'
import { useQuestionText } from '#web/lib/i18n/question-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { withMustHave } from './question-drafts.ts'

type Props = {
  question: Question
  /** Its place among the questions, from 0. */
  at: number
  onChange: (question: Question) => void
  onRemove: () => void
}

/** A chosen question of the job form: whether it is a must-have, and which answer that wants. */
export function QuestionRow({ question, at, onChange, onRemove }: Props) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const texts = useQuestionText()
  const text = texts.questionText(question)
  const { words, isMustHave } = question
  return (
    <li className="jobq">
      <div className="jobq__top">
        <div className="min-w-0 break-words">
          <p className="font-semi" lang={words === '' ? undefined : langOf(words)}>
            {text}
          </p>
          <p className="text-small text-fg-2">
            {isMustHave
              ? t('jobForm.answerWanted', { answer: texts.wantedText(question) })
              : t(kindOfAnswer(question))}
          </p>
        </div>
        <div className="flex items-center gap-1">
          <button
            type="button"
            className="jobq__must"
            aria-pressed={isMustHave}
            aria-label={t('jobForm.mustHaveOf', { question: text })}
            onClick={() => onChange(withMustHave(question, !isMustHave))}
          >
            {isMustHave && <Icon of={Check} size="s" />}
            {t('jobForm.mustHave')}
          </button>
          <button
            type="button"
            className="iconbtn"
            aria-label={t('jobForm.removeQuestion', { question: text })}
            onClick={onRemove}
          >
            <Icon of={X} />
          </button>
        </div>
      </div>
      {isMustHave && <WantedAnswer question={question} at={at} onChange={onChange} />}
    </li>
  )
}

function WantedAnswer({ question, at, onChange }: Omit<Props, 'onRemove'>) {
  const { t } = useTranslation()
  const texts = useQuestionText()
  const { kind, wanted, least, most } = question
  if (kind === 'text') return null
  if (kind !== 'number') {
    const isSingle = kind === 'yesNo'
    const toggle = (value: string) =>
      wanted.includes(value) ? wanted.filter((each) => each !== value) : [...wanted, value]
    return (
      <ChoiceGroup
        type={isSingle ? 'radio' : 'checkbox'}
        name={`wanted-${at}`}
        label={t('jobForm.wantedAnswer')}
        columns={2}
        options={answerValues(question).map((value) => ({
          value,
          label: texts.valueText(question, value),
        }))}
        selected={wanted}
        onChange={({ target: { value } }) =>
          onChange({ ...question, wanted: isSingle ? [value] : toggle(value) })
        }
      />
    )
  }
  const isMost = least === null && most !== null
  const value = (isMost ? most : least) ?? 0
  const set = (next: number, asMost: boolean) =>
    onChange({ ...question, least: asMost ? null : next, most: asMost ? next : null })
  return (
    <>
      <ChoiceGroup
        type="radio"
        name={`bound-${at}`}
        label={t('jobForm.wantedAnswer')}
        columns={2}
        options={[
          { value: 'least', label: t('jobForm.wantedLeast') },
          { value: 'most', label: t('jobForm.wantedMost') },
        ]}
        selected={[isMost ? 'most' : 'least']}
        onChange={({ target }) => set(value, target.value === 'most')}
      />
      <NumberStepper
        name={`wanted-${at}`}
        label={t('jobForm.wantedNumber')}
        lessLabel={t('jobForm.wantedLess')}
        moreLabel={t('jobForm.wantedMore')}
        value={value}
        max={limits.questionNumber}
        onChange={(next) => set(next, isMost)}
      />
    </>
  )
}
