import type { Transaction } from 'kysely'
import { testOf } from '#contract/jobs/questions.ts'
import type { Question } from '#contract/jobs/question-schemas.ts'
import type { TypingLanguage } from '#contract/typing-tests/languages.ts'
import type { TypingResult } from '#contract/typing-tests/schemas.ts'
import { findBest } from '#server/features/typing-tests/typing.repository.ts'
import { resultsCountSince } from '#server/features/typing-tests/typing.rules.ts'
import type { DB } from '#server/db/types.ts'
import { findOpenAnswers, writeTestAnswer } from './answers.repository.ts'
import { answerOfTest } from './answers.rules.ts'
import type { TestResults } from './answers.rules.ts'

/** The candidate's results that count for the tests that the questions ask for. */
export async function findTestResults(
  tx: Transaction<DB>,
  questions: readonly Question[],
  { candidateId, now }: { candidateId: string; now: Date },
): Promise<TestResults> {
  const results = new Map<TypingLanguage, TypingResult>()
  for (const language of new Set(questions.map(testOf))) {
    const best =
      language && (await findBest(tx, { candidateId, language, since: resultsCountSince(now) }))
    if (language && best) results.set(language, best)
  }
  return results
}

/** Writes a new result to the candidate's open applications that ask for the test and have none, or a worse one. */
export async function answerApplications(
  tx: Transaction<DB>,
  {
    candidateId,
    language,
    result,
  }: { candidateId: string; language: TypingLanguage; result: TypingResult },
): Promise<void> {
  for (const { applicationId, position, question, answer } of await findOpenAnswers(
    tx,
    candidateId,
  )) {
    if (testOf(question) !== language || Number(answer ?? '') >= result.words) continue
    await writeTestAnswer(tx, { applicationId, position }, answerOfTest(question, result))
  }
}
