import { z } from 'zod'
import { optionalText } from './fields.ts'
import { limits } from './limits.ts'

/** Who acts for somebody who has died or can't act; nothing given is nobody. */
export const nomineeFormSchema = z
  .object({ name: optionalText(), contact: optionalText(limits.emailLength) })
  .superRefine(({ name, contact }, context) => {
    const refuse = (path: 'name' | 'contact', message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (name === '' && contact !== '') refuse('name', 'privacy.nomineeNameRequired')
    if (contact === '' && name !== '') refuse('contact', 'privacy.nomineeContactRequired')
  })
export type NomineeForm = z.output<typeof nomineeFormSchema>

export const nomineeFieldOrder = ['name', 'contact'] as const
