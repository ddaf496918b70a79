import {
  benefitOptions,
  joiningOptions,
  shiftOptions,
  weekOffOptions,
  workTimeOptions,
} from '#contract/jobs/fact-options.ts'
import type { JobFacts } from '#contract/jobs/facts.ts'
import { findOptionValue } from '#contract/options.ts'
import type { JobFormValues } from './job-form-values.ts'

type FactValues = Pick<
  JobFormValues,
  'openings' | 'shift' | 'workTime' | 'weekOff' | 'joining' | 'benefits'
>

/** The facts that the form has so far. */
export function factsOfForm(values: FactValues): JobFacts {
  const shift = findOptionValue(shiftOptions, values.shift)
  const workTime = findOptionValue(workTimeOptions, values.workTime)
  const weekOff = findOptionValue(weekOffOptions, values.weekOff)
  const joining = findOptionValue(joiningOptions, values.joining)
  const openings = Number(values.openings)
  return {
    ...(shift && { shift }),
    ...(workTime && { workTime }),
    ...(weekOff && { weekOff }),
    ...(openings > 0 && { openings }),
    ...(joining && { joining }),
    benefits: values.benefits.flatMap((value) => findOptionValue(benefitOptions, value) ?? []),
  }
}

/** The form of posted facts. */
export const factValuesOf = (facts: JobFacts): FactValues => ({
  openings: facts.openings === undefined ? '' : String(facts.openings),
  shift: facts.shift ?? '',
  workTime: facts.workTime ?? '',
  weekOff: facts.weekOff ?? '',
  joining: facts.joining ?? '',
  benefits: facts.benefits ?? [],
})
