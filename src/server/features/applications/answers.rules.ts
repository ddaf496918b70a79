import type { GivenAnswers, StoredAnswer } from '#contract/applications/answers.ts'
import { answerProblem, fits, testOf, voiceOf } from '#contract/jobs/questions.ts'
import type { JobQuestion, Question } from '#contract/jobs/question-schemas.ts'
import type { VoiceRow } from '#server/features/voice-notes/voice-notes.rules.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { TypingLanguage } from '#contract/typing-tests/languages.ts'
import type { TypingResult } from '#contract/typing-tests/schemas.ts'

/** What a candidate's assessments found, by their languages. */
export type Assessments = {
  readonly typing: ReadonlyMap<TypingLanguage, TypingResult>
  readonly voice: ReadonlyMap<TypingLanguage, VoiceRow>
}

/**
 * The answers to a job's questions, in their order. Undefined answers come from a program that does not ask: they miss every
 * must-have. What an assessment answers is taken from it, whatever was sent.
 * @throws AppError QUESTIONS_CHANGED when the answers are to other questions, INVALID_FORM
 */
export function answersTo(
  questions: readonly JobQuestion[],
  given: GivenAnswers | undefined,
  assessed: Assessments,
): StoredAnswer[] {
  if (given === undefined) {
    return questions.map((question) => answered(question, null, assessed))
  }
  const byQuestion = new Map(given.map(({ questionId, answer }) => [questionId, answer]))
  const isOfThese =
    byQuestion.size === questions.length && questions.every(({ id }) => byQuestion.has(id))
  if (!isOfThese) throw new AppError('QUESTIONS_CHANGED')
  const answers = questions.map((question) => ({
    question,
    answer: byQuestion.get(question.id) ?? '',
  }))
  const problems = answers.flatMap(({ question, answer }) => {
    const messageKey = answerProblem(question, answer)
    return messageKey ? [{ path: answerPath(question.id), messageKey }] : []
  })
  const [first] = problems
  if (first) {
    throw new AppError('INVALID_FORM', {
      fields: Object.fromEntries(problems.map(({ path, messageKey }) => [path, messageKey])),
      messageKey: first.messageKey,
    })
  }
  return answers.map(({ question, answer }) => answered(question, answer, assessed))
}

const answerPath = (questionId: string): string => `answers.${questionId}`

function answered(asked: JobQuestion, answer: string | null, assessed: Assessments): StoredAnswer {
  const { id: _id, ...question } = asked
  const test = testOf(question)
  if (test) return answerOfTest(question, assessed.typing.get(test))
  const voice = voiceOf(question)
  if (voice) return answerOfVoice(question, assessed.voice.get(voice))
  return { question, answer, isMissed: !fits(question, answer), test: null, voice: null }
}

/** An answer that a test gives. Without a result it is missing, which misses nothing: the test can still be taken. */
export function answerOfTest(question: Question, result: TypingResult | undefined): StoredAnswer {
  const answer = result ? String(result.words) : ''
  const test = result ? { accuracy: result.accuracy, day: result.day } : null
  return { question, answer, isMissed: !fits(question, answer), test, voice: null }
}

/** An answer that a voice note gives. Without one it is missing, which misses nothing: it can still be recorded. */
export function answerOfVoice(question: Question, note: VoiceRow | undefined): StoredAnswer {
  const answer = note ? String(note.seconds) : ''
  const voice = note ? { day: note.day, fileId: note.fileId } : null
  return { question, answer, isMissed: !fits(question, answer), test: null, voice }
}
