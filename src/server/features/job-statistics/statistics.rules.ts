import type { ApplicationStage } from '#contract/applications/stages.ts'
import {
  daysBetween,
  endOfIndiaDayAfter,
  indiaDate,
  startOfIndiaDate,
} from '#contract/india-time.ts'
import type { ViewSource } from '#contract/job-views/sources.ts'
import { funnelSteps } from '#contract/job-statistics/steps.ts'
import type { FunnelStep, ShownSource } from '#contract/job-statistics/steps.ts'
import type { JobStatistics } from '#contract/job-statistics/schemas.ts'

type Counted = { readonly day: string; readonly count: number }

/** The step that each stage has come to; who was refused at once, or withdrew, has applied. */
const stepOf: Readonly<Record<ApplicationStage, FunnelStep>> = {
  applied: 'applied',
  seen: 'applied',
  shortlisted: 'shortlisted',
  interview: 'interview',
  selected: 'selected',
  joined: 'joined',
  not_selected: 'applied',
  withdrawn: 'applied',
}

/** How many came to each step: those who stand there, and those who went on. */
export function funnelOf(
  views: number,
  people: readonly { readonly furthest: ApplicationStage; readonly count: number }[],
): Record<FunnelStep, number> {
  const cameTo = (step: FunnelStep): number => {
    const at = funnelSteps.indexOf(step)
    return people
      .filter(({ furthest }) => funnelSteps.indexOf(stepOf[furthest]) >= at)
      .reduce((sum, { count }) => sum + count, 0)
  }
  return {
    views,
    applied: cameTo('applied'),
    shortlisted: cameTo('shortlisted'),
    interview: cameTo('interview'),
    selected: cameTo('selected'),
    joined: cameTo('joined'),
  }
}

/** The views of each source. What is not known of all views came another way. */
export function sourcesOf(
  views: number,
  counted: readonly { readonly source: string; readonly count: number }[],
): Record<ShownSource, number> {
  const countOf = (source: ViewSource): number =>
    counted.find((each) => each.source === source)?.count ?? 0
  const known = counted.reduce((sum, { count }) => sum + count, 0)
  return {
    site: countOf('site'),
    shared: countOf('shared'),
    alert: countOf('alert'),
    search_engine: countOf('search_engine'),
    poster: countOf('poster'),
    other: Math.max(0, views - known),
  }
}

type Span = { readonly from: string; readonly to: string; readonly atMost: number }

/** Every day of a span with what was counted on it; of a long one the last days. */
export function fillDays(
  views: readonly Counted[],
  applications: readonly Counted[],
  { from, to, atMost }: Span,
): JobStatistics['days'] {
  const countOn = (counted: readonly Counted[], day: string): number =>
    counted.find((each) => each.day === day)?.count ?? 0
  const all = Math.max(0, daysBetween(from, to)) + 1
  const shown = Math.min(all, atMost)
  return Array.from({ length: shown }, (_, index) => {
    const after = all - shown + index
    const day = indiaDate(endOfIndiaDayAfter(startOfIndiaDate(from), after))
    return { day, views: countOn(views, day), applications: countOn(applications, day) }
  })
}
