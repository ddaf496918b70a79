import type { SearchableJob } from './job-terms.rules.ts'

/** A condition that the fields of a job tell, certainly or perhaps. */
type FieldCondition = { readonly name: string; readonly isCertain: boolean }

type Fact = (job: SearchableJob, meanings: ReadonlySet<string>) => boolean

/** Conditions without a filter value of the same meaning. */
const facts: readonly (readonly [name: string, certain: Fact, possible: Fact])[] = [
  [
    'tenth pass',
    ({ education }) => education.includes('10thPassed'),
    ({ education }) => education.length === 0,
  ],
  [
    'twelfth pass',
    ({ education }) => education.includes('12thPassed') && !education.includes('graduateAbove'),
    ({ education }) => education.includes('12thPassed') || education.includes('10thPassed'),
  ],
  // A fresher's job in software wants a degree.
  [
    'fresher',
    ({ experience }, meanings) =>
      experience.includes('fresher') &&
      (meanings.has('fresher') || !degreeWork.some((name) => meanings.has(name))),
    ({ experience }) => experience.includes('fresher'),
  ],
]

const degreeWork = [
  'software',
  'software testing',
  'data analysis',
  'mechanical engineering',
  'electrical engineering',
  'civil engineering',
  'professorship',
] as const

/** @param meanings The names of what the title means. */
export function fieldConditions(
  job: SearchableJob,
  meanings: ReadonlySet<string>,
): FieldCondition[] {
  return facts.flatMap(([name, certain, possible]) => {
    const isCertain = certain(job, meanings)
    return isCertain || possible(job, meanings) ? [{ name, isCertain }] : []
  })
}
