import { z } from 'zod'
import { optionList, optionWithDefault } from '#contract/option-fields.ts'
import {
  benefitOptions,
  joiningOptions,
  shiftOptions,
  weekOffOptions,
  workTimeOptions,
} from '#contract/jobs/fact-options.ts'
import type { JobFacts } from '#contract/jobs/facts.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { limits } from '#contract/limits.ts'

const invalidOpenings: MessageKey = 'jobForm.openingsInvalid'

const openings = z
  .union([z.string(), z.number()], { error: invalidOpenings })
  .default('')
  .transform((typed, context) => {
    const text = String(typed).trim()
    if (text === '') return null
    const count = /^\d{1,4}$/.test(text) ? Number(text) : 0
    if (count >= 1 && count <= limits.openings) return count
    context.addIssue({ code: 'custom', message: invalidOpenings })
    return z.NEVER
  })

const fieldsSchema = z.object({
  shift: optionWithDefault(shiftOptions, null),
  workTime: optionWithDefault(workTimeOptions, null),
  weekOff: optionWithDefault(weekOffOptions, null),
  openings,
  joining: optionWithDefault(joiningOptions, null),
  benefits: optionList(benefitOptions),
})

const factNames = fieldsSchema.keyof().options

/** The facts of the job form; undefined from a form that does not ask for them. */
export const factFieldsSchema = z
  .looseObject({})
  .transform((form, context): JobFacts | undefined => {
    if (!factNames.some((name) => form[name] !== undefined)) return undefined
    const parsed = fieldsSchema.safeParse(form)
    for (const { path, message } of parsed.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path, message })
    }
    if (!parsed.success) return z.NEVER
    const { shift, workTime, weekOff, openings: wanted, joining, benefits } = parsed.data
    return {
      ...(shift !== null && { shift }),
      ...(workTime !== null && { workTime }),
      ...(weekOff !== null && { weekOff }),
      ...(wanted !== null && { openings: wanted }),
      ...(joining !== null && { joining }),
      ...(benefits.length > 0 && { benefits }),
    }
  })
