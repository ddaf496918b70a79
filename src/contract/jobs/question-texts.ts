import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { Answered, StoredAnswer } from '#contract/applications/answers.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { findLibraryQuestion } from '#contract/jobs/question-library.ts'
import type { QuestionKind } from '#contract/jobs/question-library.ts'
import type { Question } from '#contract/jobs/question-schemas.ts'
import { testOf, voiceOf } from '#contract/jobs/questions.ts'

export const kindNames = {
  yesNo: 'question.kind.yesNo',
  number: 'question.kind.number',
  choice: 'question.kind.choice',
  text: 'question.kind.text',
} as const satisfies Record<QuestionKind, MessageKey>

/** How a question is answered. */
export function kindOfAnswer({
  libraryName,
  kind,
}: Pick<Question, 'libraryName' | 'kind'>): MessageKey {
  if (testOf({ libraryName })) return 'question.kind.typing'
  return voiceOf({ libraryName }) ? 'question.kind.voice' : kindNames[kind]
}

/** A question as people read it. */
export function questionText(t: Translator, { libraryName, words }: Question): string {
  const known = findLibraryQuestion(libraryName)
  return known ? t(known.textKey) : words
}

/** The text of a value that an answer has, such as one of several. */
export function valueText(t: Translator, question: Question, value: string): string {
  const { kind, libraryName } = question
  if (kind === 'yesNo') return t(value === 'yes' ? 'question.yes' : 'question.no')
  const known = findLibraryQuestion(libraryName)
  if (known?.kind === 'choice') {
    const choice = known.choices.find((each) => each.value === value)
    return choice ? t(choice.labelKey) : value
  }
  if (kind !== 'number' || value === '') return value
  const number = t.number(Number(value))
  return known?.kind === 'number'
    ? t('question.withUnit', { number, unit: { key: known.unitKey } })
    : number
}

/** An answer as people read it. */
function answerText(t: Translator, question: Question, answer: string | null): string {
  if (answer === null || answer === '') return t('question.noAnswer')
  return valueText(t, question, answer)
}

/** An answer of an application, with what else a test found. */
export function answeredText(
  t: Translator,
  { question, answer, test, voice }: Answered | StoredAnswer,
): string {
  if (test) {
    return t('question.tested', {
      answer: answerText(t, question, answer),
      accuracy: test.accuracy,
      day: dayMonthYear(test.day),
    })
  }
  if (voice) {
    return t('question.voiced', { seconds: Number(answer), day: dayMonthYear(voice.day) })
  }
  if (voiceOf(question)) return t('question.notVoiced')
  return testOf(question) ? t('question.notTested') : answerText(t, question, answer)
}

/** What a must-have wants: 'Yes', 'At least 25 words a minute'. A line of text wants any answer. */
export function wantedText(t: Translator, question: Question): string {
  const { kind, wanted, least, most } = question
  if (kind === 'text') return t('question.anyAnswer')
  if (kind !== 'number') return t.list(wanted.map((value) => valueText(t, question, value)))
  const ends = {
    least: valueText(t, question, String(least ?? 0)),
    most: valueText(t, question, String(most ?? 0)),
  }
  if (least !== null && most !== null) return t('question.between', ends)
  return least === null
    ? t('question.atMost', { number: ends.most })
    : t('question.atLeast', { number: ends.least })
}
