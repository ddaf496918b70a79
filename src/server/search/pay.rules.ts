import { salaryStep } from '#contract/job-search.ts'

/* Jobs are told apart by what they may pay in a month, in steps; within a step the newest come first. */

type Pay = {
  readonly salary_min_monthly_rupees: number | null
  readonly salary_max_monthly_rupees: number | null
}

/** From so many rupees on, steps are so wide. */
const widths = [
  { from: 300_000, step: 100_000 },
  { from: 100_000, step: 10_000 },
  { from: 0, step: salaryStep },
] as const
const mostPay = 1_000_000

/** Each of these is a term of all jobs that may pay as much. */
const floors = [
  8_000, 10_000, 12_000, 15_000, 18_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000,
] as const

/** The upper end of what is paid, in its step; 0 where the text did not tell. */
export function payOf(job: Pay): number {
  return toStep(job.salary_max_monthly_rupees ?? job.salary_min_monthly_rupees ?? 0)
}

function toStep(rupees: number): number {
  const width = widths.find(({ from }) => rupees >= from)?.step ?? salaryStep
  return Math.floor(rupees / width) * width
}

/** Every step, the highest pay first. */
export function payStepsDown(): number[] {
  const steps: number[] = []
  let pay = mostPay
  while (pay >= 0) {
    steps.push(pay)
    pay = pay === 0 ? -1 : toStep(pay - 1)
  }
  return steps
}

export const payTerm = (pay: number): string => `:pay:${pay}`

const floorTerm = (floor: number): string => `:payfrom:${floor}`

export function payTermsOfJob(job: Pay): string[] {
  const pay = payOf(job)
  return [payTerm(pay), ...floors.filter((floor) => pay >= floor).map(floorTerm)]
}

/** A job with any of these may pay so much. */
export function termsOfPayFrom(rupees: number): string[] {
  const floor = floors.find((each) => each >= rupees)
  const terms = floor === undefined ? [] : [floorTerm(floor)]
  for (let pay = rupees; pay < (floor ?? rupees); pay += salaryStep) terms.push(payTerm(pay))
  return terms
}
