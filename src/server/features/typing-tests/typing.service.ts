import type { Kysely, Transaction } from 'kysely'
import { indiaDate } from '#contract/india-time.ts'
import type { TypingLanguage } from '#contract/typing-tests/languages.ts'
import type { FinishedTyping, TypingResult, TypingState } from '#contract/typing-tests/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import { limits } from '#server/lib/limits.ts'
import { passagesOf } from './passages.ts'
import * as repository from './typing.repository.ts'
import { dayMs, resultsCountSince, scoreTyping } from './typing.rules.ts'

export type TypingTestsService = ReturnType<typeof createTypingTests>

type Deps = {
  db: Kysely<DB>
  clock: Clock
  /** Writes a new result to the applications that wait for one, or have a worse one. */
  answerByTest: (
    tx: Transaction<DB>,
    finding: { candidateId: string; language: TypingLanguage; found: TypingResult },
  ) => Promise<void>
}

export function createTypingTests({ db, clock, answerByTest }: Deps) {
  return {
    async read({ accountId }: Viewer, language: TypingLanguage): Promise<TypingState> {
      const now = clock.now()
      const of = { candidateId: accountId, language }
      const [best, tries] = await Promise.all([
        repository.findBest(db, { ...of, since: resultsCountSince(now) }),
        repository.countTries(db, { ...of, day: indiaDate(now) }),
      ])
      return { best: best ?? null, triesLeft: triesLeftAfter(tries) }
    },

    /**
     * Begins a try. Repeated with the same id it is the same try.
     * @throws AppError TYPING_TRIES_USED when the day has no further try, MALFORMED for the id of another's test
     */
    async start(
      { accountId: candidateId }: Viewer,
      { testId: id, language }: { testId: string; language: TypingLanguage },
    ) {
      const now = clock.now()
      const day = indiaDate(now)
      const passages = passagesOf(language)
      const of = { candidateId, language, day }
      // Two tries that begin at once want the same number; the second takes the next.
      for (let attempt = 0; attempt <= limits.typingTriesPerDay; attempt += 1) {
        const begun = await repository.findTry(db, candidateId, id)
        const tries = await repository.countTries(db, of)
        if (begun) return started(passagesOf(begun.language), begun.passage, tries)
        if (triesLeftAfter(tries) === 0) throw new AppError('TYPING_TRIES_USED')
        // Another text for each try, and for each day.
        const passage = (new Date(day).getTime() / dayMs + tries) % passages.length
        const isNew = await repository.insertTry(db, {
          ...of,
          id,
          tryNumber: tries + 1,
          passage,
          startedAt: now,
        })
        if (isNew) return started(passages, passage, tries + 1)
      }
      throw new AppError('MALFORMED', { detail: 'an id that another test has' })
    },

    /**
     * Scores what was typed. Repeated, it answers the same; the first text of a try counts.
     * @throws AppError NOT_FOUND, TYPING_TEST_OVER for a text that comes long after the minute
     */
    async finish(
      { accountId: candidateId }: Viewer,
      testId: string,
      typed: string,
    ): Promise<FinishedTyping> {
      const now = clock.now()
      const begun = isId(testId) ? await repository.findTry(db, candidateId, testId) : undefined
      if (!begun) throw new AppError('NOT_FOUND')
      const { language, startedAt, passage, day } = begun
      const secondsSince = (now.getTime() - startedAt.getTime()) / 1000
      if (!begun.finishedAt && secondsSince > limits.typingSeconds + limits.typingGraceSeconds) {
        throw new AppError('TYPING_TEST_OVER')
      }
      const score = scoreTyping(passagesOf(language)[passage] ?? '', typed)
      return await db.transaction().execute(async (tx) => {
        const of = { candidateId, language }
        const isFirst = await repository.finishTry(tx, testId, { ...score, now })
        const stored = isFirst ? score : await repository.findTry(tx, candidateId, testId)
        const result = { words: stored?.words ?? 0, accuracy: stored?.accuracy ?? 0, day }
        if (isFirst) await answerByTest(tx, { ...of, found: result })
        const best = await repository.findBest(tx, { ...of, since: resultsCountSince(now) })
        const tries = await repository.countTries(tx, { ...of, day: indiaDate(now) })
        return { result, best: best ?? result, triesLeft: triesLeftAfter(tries) }
      })
    },
  }
}

const triesLeftAfter = (tries: number): number => Math.max(0, limits.typingTriesPerDay - tries)

const started = (passages: readonly string[], passage: number, tries: number) => ({
  passage: passages[passage] ?? '',
  triesLeft: triesLeftAfter(tries),
})
