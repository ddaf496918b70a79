import type { MarketFacts } from '../market/jobs.ts'
import type { RoleKey } from '../market/role.ts'

/** What a person wants by a query, independent of its words. */
export type Need = {
  /** Wanted kinds of work; any kind if it is left out. */
  readonly roles?: readonly RoleKey[]
  /** Similar kinds of work. */
  readonly near?: readonly RoleKey[]
} & Partial<Omit<MarketFacts, 'role' | 'state'>> & {
    readonly state?: string
  }

const neighbours: Readonly<Record<string, readonly RoleKey[]>> = {
  'customer-support': ['chat-support', 'technical-support', 'telecaller'],
  telecaller: ['collections', 'customer-support', 'field-sales'],
  collections: ['telecaller'],
  'back-office': ['data-entry', 'mis', 'kyc', 'claims'],
  'data-entry': ['back-office', 'mis'],
  'technical-support': ['customer-support'],
  'chat-support': ['customer-support', 'moderation'],
  'field-sales': ['telecaller', 'store'],
  delivery: ['warehouse'],
  store: ['field-sales'],
  mis: ['data-entry', 'back-office'],
  kyc: ['back-office'],
  claims: ['back-office'],
  warehouse: ['delivery'],
}

const nextTo: readonly (readonly string[])[] = [
  ['Delhi', 'Noida', 'Greater Noida', 'Gurugram', 'Faridabad', 'Ghaziabad'],
  ['Mumbai', 'Navi Mumbai', 'Thane'],
  ['Chandigarh', 'Mohali'],
]

/** 3: exact, 2: close, 1: better than nothing, 0: useless. */
export function gradeOf(need: Need, job: MarketFacts): number {
  const work = gradeOfWork(need, job)
  if (work === 0) return 0
  if (need.company !== undefined && need.company !== job.company) return 0
  if (need.state !== undefined && need.state !== job.state) return 0
  const caps = [
    work,
    gradeOfTown(need, job),
    need.process === undefined || need.process === job.process ? 3 : 1,
    need.language === undefined || need.language === job.language ? 3 : 1,
    need.isHome === undefined || need.isHome === job.isHome ? 3 : 1,
    need.isNight === undefined || need.isNight === job.isNight ? 3 : 1,
    need.isFresher === undefined || need.isFresher === job.isFresher ? 3 : 1,
    gradeOfSeniority(need, job),
  ]
  return Math.min(...caps)
}

function gradeOfWork({ roles, near = [] }: Need, { role }: MarketFacts): number {
  if (roles === undefined || roles.includes(role)) return 3
  const isNear = near.includes(role) || roles.some((each) => neighbours[each]?.includes(role))
  return isNear ? 1 : 0
}

function gradeOfTown({ city }: Need, job: MarketFacts): number {
  if (city === undefined || city === job.city) return 3
  return nextTo.some((towns) => towns.includes(city) && towns.includes(job.city)) ? 1 : 0
}

/** Without a wanted seniority, leading roles rate lower. */
function gradeOfSeniority({ seniority, roles }: Need, job: MarketFacts): number {
  if (seniority !== undefined) return seniority === job.seniority ? 3 : 1
  if (roles === undefined) return 3
  return job.seniority === 'lead' || job.seniority === 'manager' ? 1 : 3
}

/** Normalized discounted cumulative gain of the first ten, 0 to 1; 1 if no job is useful. */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const best = all.toSorted((one, other) => other - one).slice(0, 10)
  const ideal = gainOf(best)
  return ideal === 0 ? 1 : gainOf(found.slice(0, 10)) / ideal
}

const gainOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
