import { limits } from '#contract/limits.ts'
import { validDays } from '#contract/payments/pricing.ts'
import type { LiveSpan } from './application-plan.ts'
import type { SamplePost } from './posts.ts'

/** The free posts: the first two of each employer by time. */
export function freePosts(posts: readonly SamplePost[]): Set<number> {
  const counts = new Map<number, number>()
  const free = new Set<number>()
  for (const [index, { employer }] of posts.entries()) {
    const count = counts.get(employer) ?? 0
    if (count < limits.freePosts) free.add(index)
    counts.set(employer, count + 1)
  }
  return free
}

/** The days on which accepted jobs were live, except for those accepted today. */
export function liveSpans(posts: readonly SamplePost[], isFree: ReadonlySet<number>): LiveSpan[] {
  return posts.flatMap((post, index) => {
    if (post.fate !== 'accepted' || !post.decidedDaysAgo) return []
    const days = validDays(isFree.has(index) ? 'free' : post.plan)
    const toDaysAgo = Math.max(0, post.decidedDaysAgo - days + 1)
    const fromDaysAgo = Math.max(0, post.decidedDaysAgo - 1)
    return [{ post: index, fromDaysAgo, toDaysAgo: Math.min(fromDaysAgo, toDaysAgo) }]
  })
}
