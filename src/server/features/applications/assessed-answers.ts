import type { Transaction } from 'kysely'
import { isAssessed, testOf, voiceOf } from '#contract/jobs/questions.ts'
import type { Question } from '#contract/jobs/question-schemas.ts'
import type { TypingLanguage } from '#contract/typing-tests/languages.ts'
import type { TypingResult } from '#contract/typing-tests/schemas.ts'
import { findBest } from '#server/features/typing-tests/typing.repository.ts'
import { resultsCountSince } from '#server/features/typing-tests/typing.rules.ts'
import { findNote } from '#server/features/voice-notes/voice-notes.repository.ts'
import type { VoiceRow } from '#server/features/voice-notes/voice-notes.rules.ts'
import type { DB } from '#server/db/types.ts'
import { findOpenAnswers, lockAssessments, writeAnswer } from './answers.repository.ts'
import { answerOfTest, answerOfVoice } from './answers.rules.ts'
import type { Assessments } from './answers.rules.ts'

/** What counts now of the assessments that the questions ask for. */
export async function findAssessments(
  tx: Transaction<DB>,
  questions: readonly Question[],
  { candidateId, now }: { candidateId: string; now: Date },
): Promise<Assessments> {
  if (questions.some(isAssessed)) await lockAssessments(tx, candidateId)
  const since = resultsCountSince(now)
  const typing = new Map<TypingLanguage, TypingResult>()
  const voice = new Map<TypingLanguage, VoiceRow>()
  for (const question of questions) {
    const test = testOf(question)
    const best = test && (await findBest(tx, { candidateId, language: test, since }))
    if (test && best) typing.set(test, best)
    const spoken = voiceOf(question)
    const note = spoken && (await findNote(tx, { candidateId, language: spoken, since }))
    if (spoken && note) voice.set(spoken, note)
  }
  return { typing, voice }
}

type Finding<Found> = {
  readonly candidateId: string
  readonly language: TypingLanguage
  readonly found: Found
}

/** Writes a new result to the candidate's open applications that ask for the test and have none, or a worse one. */
export async function answerByTest(
  tx: Transaction<DB>,
  { candidateId, language, found }: Finding<TypingResult>,
): Promise<void> {
  await lockAssessments(tx, candidateId)
  for (const open of await findOpenAnswers(tx, candidateId)) {
    const { question, answer } = open
    if (testOf(question) !== language || Number(answer ?? '') >= found.words) continue
    await writeAnswer(tx, open, answerOfTest(question, found))
  }
}

/** Writes a new voice note to the candidate's open applications that ask for one. */
export async function answerByVoice(
  tx: Transaction<DB>,
  { candidateId, language, found }: Finding<VoiceRow>,
): Promise<void> {
  await lockAssessments(tx, candidateId)
  for (const open of await findOpenAnswers(tx, candidateId)) {
    if (voiceOf(open.question) !== language) continue
    await writeAnswer(tx, open, answerOfVoice(open.question, found))
  }
}
