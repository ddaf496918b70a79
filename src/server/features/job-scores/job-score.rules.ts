import { digitGroups } from '#contract/digit-groups.ts'
import { scoreSigns, signTable } from '#contract/admin/score-signs.ts'
import type { ScoreLevel, ScoreSign } from '#contract/admin/score-signs.ts'
import type { JobScore } from '#contract/admin/schemas.ts'

/** What shows each sign that a job has: its own words, or what it was compared with; empty where the sign says all. */
export type FoundSigns = Partial<Record<ScoreSign, string>>

export type ScoredSigns = Pick<JobScore, 'points' | 'signs'>

/** From how many points on a job is looked at first, or more closely. */
export type ScoreThresholds = { readonly high: number; readonly look: number }

/** The points of a job with their reasons. Hints for the admin who verifies it, never a decision. */
export function scoreOf(found: FoundSigns): ScoredSigns {
  const signs = scoreSigns.flatMap((sign) => {
    const words = found[sign]
    return words === undefined ? [] : [{ sign, points: signTable[sign].points, words }]
  })
  const sum = signs.reduce((points, sign) => points + sign.points, 0)
  return { points: Math.min(sum, 100), signs }
}

export function levelOf(points: number, { high, look }: ScoreThresholds): ScoreLevel {
  if (points >= high) return 'high'
  return points >= look ? 'look' : 'low'
}

/** Pay above this many times the usual is a sign. */
const highPayTimes = 2

/** Pay beside the usual of its kind of work, in rupees a month; undefined unless it is far above. */
export function highPayOf(pay: number | null, usual: number | null): string | undefined {
  if (pay === null || usual === null || pay <= highPayTimes * usual) return undefined
  return `₹${digitGroups(pay)} / ₹${digitGroups(usual)}`
}
