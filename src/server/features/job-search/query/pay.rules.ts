import { payStep } from '#contract/job-search/options.ts'
import { payRange } from '#contract/jobs/pay-in-words.ts'
import type { Pay } from '#contract/jobs/pay.ts'

/* Monthly pay in steps. Jobs are sorted by step; within a step the newest come first. */

/** The width of the steps from an amount on. */
const widths = [
  { from: 300_000, step: 100_000 },
  { from: 100_000, step: 10_000 },
  { from: 0, step: payStep },
] as const

/** Every job that may pay as much has the term of the floor. */
const floors = [
  8_000, 10_000, 12_000, 15_000, 18_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000,
] as const

/** The upper end of the pay, or its only figure, rounded down to its step; 0 where the pay is not known. */
export const payStepOf = ({ min, max }: Pay): number => toStep(max ?? min ?? 0)

function toStep(rupees: number): number {
  const width = widths.find(({ from }) => rupees >= from)?.step ?? payStep
  return Math.floor(rupees / width) * width
}

/** Every step, the highest first. */
export function payStepsDown(): number[] {
  const steps: number[] = []
  let pay: number = payRange.max
  while (pay >= 0) {
    steps.push(pay)
    pay = pay === 0 ? -1 : toStep(pay - 1)
  }
  return steps
}

/**
 * The fewest terms that only jobs of these steps have, which follow each other from the highest one down; none for all steps
 * that there are.
 */
export function termsOfStepsDown(steps: readonly number[]): string[] {
  const lowest = steps.at(-1) ?? 0
  const isFromTop = steps[0] === toStep(payRange.max)
  if (isFromTop && lowest === 0) return []
  const floor = isFromTop ? floors.find((each) => each >= lowest) : undefined
  const below = steps.filter((step) => floor === undefined || step < floor)
  return [...(floor === undefined ? [] : [floorTerm(floor)]), ...below.map(payTerm)]
}

export const payTerm = (pay: number): string => `:pay:${pay}`

const floorTerm = (floor: number): string => `:payfrom:${floor}`

export function payTermsOf(range: Pay): string[] {
  const pay = payStepOf(range)
  return [payTerm(pay), ...floors.filter((floor) => pay >= floor).map(floorTerm)]
}

/** A job with any of these terms may pay so much. */
export function termsOfPayFrom(rupees: number): string[] {
  const floor = floors.find((each) => each >= rupees)
  const terms = floor === undefined ? [] : [floorTerm(floor)]
  for (let pay = rupees; pay < (floor ?? rupees); pay += payStep) terms.push(payTerm(pay))
  return terms
}
