import type { ApplicationStatus } from '#contract/applications/states.ts'
import { createRandom } from './random.ts'

export type LiveSpan = {
  readonly post: number
  /** The job was live from this many days ago … */
  readonly fromDaysAgo: number
  /** … until this many days ago. */
  readonly toDaysAgo: number
}

export type SampleApplication = {
  readonly candidate: number
  readonly post: number
  readonly appliedDaysAgo: number
  readonly status: ApplicationStatus
}

/** 2,000 different applications, spread over the days on which each job was live. */
export function makeApplications(
  spans: readonly LiveSpan[],
  candidateCount: number,
): SampleApplication[] {
  const random = createRandom(2000)
  const taken = new Set<string>()
  const plan: SampleApplication[] = []
  // The sample candidate has some applications in every state.
  const shown = ['shortlisted', 'waiting', 'rejected', 'waiting', 'shortlisted'] as const
  while (plan.length < 2000) {
    const status = plan.length < shown.length ? shown[plan.length] : undefined
    const candidate = status === undefined ? random.int(0, candidateCount - 1) : 0
    const span = spans[random.int(0, spans.length - 1)]
    if (!span || taken.has(`${candidate} ${span.post}`)) continue
    taken.add(`${candidate} ${span.post}`)
    plan.push({
      candidate,
      post: span.post,
      appliedDaysAgo: random.int(span.toDaysAgo, span.fromDaysAgo),
      status: status ?? random.pick(['waiting', 'waiting', 'shortlisted', 'rejected']),
    })
  }
  return plan
}
