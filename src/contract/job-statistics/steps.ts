import { viewSources } from '#contract/job-views/sources.ts'

/** How far people came, from seeing a job to working there. Who came to a step came to those before. */
export const funnelSteps = [
  'views',
  'applied',
  'shortlisted',
  'interview',
  'selected',
  'joined',
] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** The sources of views, and the rest. */
export const shownSources = [...viewSources, 'other'] as const
export type ShownSource = (typeof shownSources)[number]

/** What a job is compared by with jobs like it. */
export const comparedFigures = ['pay', 'applicationsADay', 'replyDays'] as const
export type ComparedFigure = (typeof comparedFigures)[number]
