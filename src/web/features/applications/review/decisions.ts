import { advancedStages, stageAfter } from '#contract/applications/stages.ts'
import type {
  AdvancedStage,
  ApplicantStage,
  ApplicationMove,
} from '#contract/applications/stages.ts'
import type { CountedKey, MessageKey } from '#contract/i18n/message-keys.ts'

/* What an employer decides on an applicant, and what the buttons and messages say of it. */

export const decisions = {
  shortlisted: {
    move: 'shortlist',
    stage: 'shortlisted',
    act: 'review.shortlist',
    now: 'review.nowShortlisted',
    many: 'review.manyShortlisted',
  },
  selected: {
    move: 'select',
    stage: 'selected',
    act: 'review.select',
    now: 'review.nowSelected',
    many: 'review.manySelected',
  },
  joined: {
    move: 'join',
    stage: 'joined',
    act: 'review.join',
    now: 'review.nowJoined',
    many: 'review.manyJoined',
  },
  rejected: {
    move: 'reject',
    stage: 'not_selected',
    act: 'review.reject',
    now: 'review.nowRejected',
    many: 'review.manyRejected',
  },
} as const satisfies Record<
  string,
  {
    move: ApplicationMove
    stage: ApplicantStage
    act: MessageKey
    now: MessageKey
    many: CountedKey
  }
>
export type Decision = keyof typeof decisions

/** The decisions on who is shortlisted already; the specification's calls know the others alone. */
export const isAdvance = (decision: Decision): decision is AdvancedStage =>
  advancedStages.some((stage) => stage === decision)

/** The decisions that bring an applicant further, in order. At each stage one of them at most is allowed. */
export const stepsForward = ['shortlisted', 'selected', 'joined'] as const satisfies Decision[]

export const isAllowed = (decision: Decision, stage: ApplicantStage): boolean =>
  stageAfter(decisions[decision].move, stage) !== undefined

export const nextStep = (stage: ApplicantStage): Decision | undefined =>
  stepsForward.find((decision) => isAllowed(decision, stage))
