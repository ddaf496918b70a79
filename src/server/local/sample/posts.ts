import { categoryOptions } from '#contract/options.ts'
import { planNames } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { SampleEmployer } from './employers.ts'
import { givenFacts, makePostForm } from './post-forms.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'

/** The decision on a job, if any. */
type Fate = 'waiting' | 'accepted' | 'rejected'

export type SamplePost = {
  readonly employer: number
  readonly plan: PlanName
  readonly postedDaysAgo: number
  /** Undefined before the decision. */
  readonly decidedDaysAgo: number | undefined
  readonly fate: Fate
  /** The filled-in job form. */
  readonly form: Readonly<Record<string, string | readonly string[]>>
}

/** 600 jobs of the last two months: waiting, live, rejected, and expired. */
export function makePosts(employers: readonly SampleEmployer[]): SamplePost[] {
  const random = createRandom(600)
  return Array.from({ length: 600 }, (_, index) => {
    const employerIndex = index % employers.length
    const employer = employers[employerIndex]
    if (!employer) throw new Error('posts need employers')
    const category = random.chance(0.9)
      ? random.pick(employer.fields)
      : (categoryOptions[random.int(0, categoryOptions.length - 1)]?.value ?? 'other')
    const plan = random.pick(planNames)
    const form = makePostForm(random, employer, category)
    return {
      employer: employerIndex,
      plan,
      form: { ...form, ...givenFacts(createRandom(6_000 + index), category, form.jobTitle) },
      ...chooseTimes(random, plan, index),
    }
  }).toSorted((one, other) => other.postedDaysAgo - one.postedDaysAgo)
}

/** Of ten jobs six are live, one waits, one is rejected, two are expired. */
function chooseTimes(random: Random, plan: PlanName, index: number) {
  const kind = index % 10
  if (kind === 3)
    return { fate: 'waiting', postedDaysAgo: random.int(0, 2), decidedDaysAgo: undefined } as const
  if (kind === 7) {
    const postedDaysAgo = random.int(2, 40)
    return { fate: 'rejected', postedDaysAgo, decidedDaysAgo: postedDaysAgo - 1 } as const
  }
  // Free and Basic posts run for 15 days, In Demand for 21; older ones are expired.
  const isOver = kind === 5 || kind === 9
  const postedDaysAgo = isOver ? random.int(24, 55) : random.int(1, plan === 'demand' ? 19 : 14)
  return { fate: 'accepted', postedDaysAgo, decidedDaysAgo: postedDaysAgo - 1 } as const
}
