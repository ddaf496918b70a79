import { z } from 'zod'
import { optionalText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'

/** The person who acts for an owner who has died or cannot act. Empty fields mean no nominee. */
export const nomineeFormSchema = z
  .object({ name: optionalText(), contact: optionalText(limits.emailLength) })
  .superRefine(({ name, contact }, context) => {
    const refuse = (path: 'name' | 'contact', message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (name === '' && contact !== '') refuse('name', 'privacy.nomineeNameRequired')
    if (contact === '' && name !== '') refuse('contact', 'privacy.nomineeContactRequired')
  })
export type NomineeForm = z.output<typeof nomineeFormSchema>
