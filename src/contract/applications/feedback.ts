import type { ApplicationStage } from './stages.ts'

/** What became of a job, as the person who applied says. */
export const feedbackAnswers = [
  'joined',
  'joinsLater',
  'neverCalled',
  'different',
  'declined',
] as const
export type FeedbackAnswer = (typeof feedbackAnswers)[number]

/** After how many days in a stage a candidate is asked what became of it. In other stages nobody is asked. */
export const feedbackAfterDays = {
  shortlisted: 3,
  interview: 3,
  selected: 0,
  joined: 3,
} as const satisfies Partial<Record<ApplicationStage, number>>

const dayMs = 86_400_000

/** Whether a candidate may say what became of an application that is in a stage since then. */
export function isFeedbackOpen(stage: ApplicationStage, since: Date, now: Date): boolean {
  const days: Partial<Record<ApplicationStage, number>> = feedbackAfterDays
  const after = days[stage]
  return after !== undefined && now.getTime() - since.getTime() >= after * dayMs
}
