import { z } from 'zod'
import { optionValue } from '#contract/option-fields.ts'
import { limits } from '#contract/limits.ts'
import {
  benefitOptions,
  joiningOptions,
  payBasisOptions,
  shiftOptions,
  weekOffOptions,
  workTimeOptions,
} from './fact-options.ts'
import type { Pay } from './pay.ts'

/*
 * What every call carries of a job's comparable facts: figures and values, never labels. What is not known is not there.
 */

const rupees = z.number().int().optional()

export const paySchema = z.object({
  min: rupees,
  max: rupees,
  basis: optionValue(payBasisOptions).optional(),
  fixed: rupees,
  incentive: rupees,
}) satisfies z.ZodType<Pay>

export const jobFactsSchema = z.object({
  shift: optionValue(shiftOptions).optional(),
  workTime: optionValue(workTimeOptions).optional(),
  weekOff: optionValue(weekOffOptions).optional(),
  /** How many people are wanted. */
  openings: z.number().int().min(1).max(limits.openings).optional(),
  joining: optionValue(joiningOptions).optional(),
  benefits: z.array(optionValue(benefitOptions)).optional(),
})
export type JobFacts = z.infer<typeof jobFactsSchema>
