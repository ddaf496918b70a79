import { createHmac } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { puzzleSchema } from '#contract/reports/puzzle-schemas.ts'
import type { Puzzle, SolvedPuzzle } from '#contract/reports/puzzle-schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'

type Deps = { clock: Clock; config: { appSecret: string } }

export type PuzzlesService = ReturnType<typeof createPuzzlesService>

/** One in 256 keys fits; a cheap phone tries them all in about a second. */
const difficulty = { algorithm: 'PBKDF2/SHA-256', cost: 1000, keyPrefix: '00' } as const

/** Puzzles that a device solves by trying, so that floods of unsigned calls cost their sender more than us. */
export function createPuzzlesService({ clock, config }: Deps) {
  const hmacSignatureSecret = createHmac('sha256', config.appSecret).update('puzzle').digest('hex')
  return {
    /** For one purpose, so that a puzzle once solved serves no other. */
    async issue(purpose: string): Promise<Puzzle> {
      const until = clock.now().getTime() + limits.puzzleMinutes * 60_000
      const challenge = await createChallenge({
        ...difficulty,
        data: { purpose, until },
        deriveKey,
        hmacSignatureSecret,
      })
      return puzzleSchema.parse(challenge)
    },

    /** @throws AppError PUZZLE_WRONG for one that is not ours, for another purpose, not solved or too old */
    async requireSolved({ challenge, solution }: SolvedPuzzle, purpose: string): Promise<void> {
      const { data } = challenge.parameters
      const isOver = data.until < clock.now().getTime()
      if (isOver || data.purpose !== purpose || !isOfOurs(challenge)) {
        throw new AppError('PUZZLE_WRONG')
      }
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret,
      })
      if (!verified) throw new AppError('PUZZLE_WRONG')
    },
  }
}

/** The signature is looked at after this, so that no foreign puzzle makes the server work hard. */
const isOfOurs = ({ parameters }: Puzzle): boolean =>
  parameters.algorithm === difficulty.algorithm && parameters.cost === difficulty.cost
