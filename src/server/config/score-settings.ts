import type { z } from 'zod'
import { wholeNumber } from './setting-schemas.ts'

/** From how many points on an admin looks at a job first, or more closely. */
export const scoreSettings = {
  JOB_SCORE_HIGH: wholeNumber(1, 100).default(70),
  JOB_SCORE_LOOK: wholeNumber(1, 100).default(25),
}

export interface ScoreConfig {
  readonly jobScores: { readonly high: number; readonly look: number }
}

type Settings = z.output<z.ZodObject<typeof scoreSettings>>

export const scoreProblems = ({ JOB_SCORE_HIGH: high, JOB_SCORE_LOOK: look }: Settings): string[] =>
  high > look ? [] : ['JOB_SCORE_HIGH must be more than JOB_SCORE_LOOK']

export const toScoreConfig = (settings: Settings): ScoreConfig => ({
  jobScores: { high: settings.JOB_SCORE_HIGH, look: settings.JOB_SCORE_LOOK },
})
