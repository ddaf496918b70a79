import type { ApplicationStatus } from './states.ts'

/** How far an application has come. The wire carries its status, the coarser word. */
export const applicationStages = [
  'applied',
  'seen',
  'shortlisted',
  'interview',
  'selected',
  'joined',
  'not_selected',
  'withdrawn',
] as const
export type ApplicationStage = (typeof applicationStages)[number]

type Mover = 'employer' | 'candidate'
type Arrows = Partial<Record<ApplicationStage, ApplicationStage>>

/** The table of an application's life: every move, who makes it, and where it leads. Nothing else moves an application. */
export const applicationMoves = {
  shortlist: {
    by: 'employer',
    arrows: { applied: 'shortlisted', seen: 'shortlisted', not_selected: 'shortlisted' },
  },
  reject: {
    by: 'employer',
    arrows: {
      applied: 'not_selected',
      seen: 'not_selected',
      shortlisted: 'not_selected',
      interview: 'not_selected',
      selected: 'not_selected',
    },
  },
  invite: {
    by: 'employer',
    arrows: {
      applied: 'interview',
      seen: 'interview',
      shortlisted: 'interview',
      interview: 'interview',
      not_selected: 'interview',
    },
  },
  /** The employer wants the person for the job. */
  select: {
    by: 'employer',
    arrows: { shortlisted: 'selected', interview: 'selected' },
  },
  /** The person came to work. */
  join: { by: 'employer', arrows: { selected: 'joined' } },
  /** For good: a candidate applies for a job once. */
  withdraw: {
    by: 'candidate',
    arrows: {
      applied: 'withdrawn',
      seen: 'withdrawn',
      shortlisted: 'withdrawn',
      interview: 'withdrawn',
      selected: 'withdrawn',
    },
  },
} as const satisfies Record<string, { by: Mover; arrows: Arrows }>
export type ApplicationMove = keyof typeof applicationMoves

/** Where a move leads from a stage; undefined when it is not allowed. Buttons and server ask this. */
export function stageAfter(
  move: ApplicationMove,
  from: ApplicationStage,
): ApplicationStage | undefined {
  const arrows: Arrows = applicationMoves[move].arrows
  return arrows[from]
}

/** The move that gives an application a status, as the documented call names it. */
export const moveOfStatus = {
  shortlisted: 'shortlist',
  rejected: 'reject',
} as const satisfies Record<Exclude<ApplicationStatus, 'waiting'>, ApplicationMove>

/** The stages to which shortlisted applicants are brought further, and the move that brings them there. */
export const advanceMoves = {
  selected: 'select',
  joined: 'join',
} as const satisfies Partial<Record<ApplicationStage, ApplicationMove>>
export type AdvancedStage = keyof typeof advanceMoves
export const advancedStages = ['selected', 'joined'] as const satisfies readonly AdvancedStage[]

/** Decisions that are taken back to the stage before, while their candidates are not told of them yet. */
const decidedStages: readonly ApplicationStage[] = [
  'shortlisted',
  'not_selected',
  'selected',
  'joined',
]

export const mayTakeBack = (stage: ApplicationStage): boolean => decidedStages.includes(stage)

/** The stages that employers see; a withdrawn application is no longer theirs. */
export const applicantStages = applicationStages.filter((stage) => stage !== 'withdrawn')
export type ApplicantStage = Exclude<ApplicationStage, 'withdrawn'>

/** The status that the wire carries for a stage; that of a withdrawn application is the one it had. */
export const statusOfStage = {
  applied: 'waiting',
  seen: 'waiting',
  shortlisted: 'shortlisted',
  interview: 'shortlisted',
  selected: 'shortlisted',
  joined: 'shortlisted',
  not_selected: 'rejected',
} as const satisfies Record<ApplicantStage, ApplicationStatus>

/** The stages of the status 'shortlisted', in order. */
export const shortlistedStages = [
  'shortlisted',
  'interview',
  'selected',
  'joined',
] as const satisfies readonly ApplicantStage[]
export type ShortlistedStage = (typeof shortlistedStages)[number]

export const isShortlistedStage = (stage: ApplicationStage): stage is ShortlistedStage =>
  shortlistedStages.some((each) => each === stage)

/** The name of a stage's number among the counts of a list of applicants; 'shortlisted' alone counts the whole status. */
export const stageCountKey = (stage: ShortlistedStage) => `stage-${stage}` as const

/** The stages a candidate reads as reached, in order. The others end an application. */
export const stageSteps = ['applied', 'seen', 'shortlisted', 'interview', 'selected'] as const

/** The stages in which an application is still open for both sides. */
export const openStages: readonly ApplicationStage[] = [
  'applied',
  'seen',
  'shortlisted',
  'interview',
  'selected',
]

/** Whether an application stands where a screen showed it. Opening an application makes it 'seen', which decides nothing. */
export const isStageAsShown = (shown: ApplicationStage, now: ApplicationStage): boolean =>
  shown === now || (isUnanswered(shown) && isUnanswered(now))

const isUnanswered = (stage: ApplicationStage): boolean =>
  unansweredStages.some((each) => each === stage)

export const isGoingOn = (stage: ApplicationStage): boolean => openStages.includes(stage)

/** The tabs of a candidate's applications. */
export const applicationsShown = ['going', 'over', 'all'] as const
export type ApplicationsShown = (typeof applicationsShown)[number]

/** The stages in which nobody has answered: these end when the job is filled or closed. */
export const unansweredStages = ['applied', 'seen'] as const satisfies readonly ApplicationStage[]
