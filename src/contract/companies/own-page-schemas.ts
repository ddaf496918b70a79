import { z } from 'zod'
import { optionalText, requiredText } from '#contract/fields.ts'
import { optionValue, optionWithDefault } from '#contract/option-fields.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { findRisk, hasMobileNumber } from '#contract/job-posting/risk-words.ts'
import { limits } from '#contract/limits.ts'
import { hiresOptions } from './hires.ts'

/** Which pages mark first. */
export const companyPageFieldOrder = ['about', 'hires', 'hiresFor', 'caption', 'photo'] as const

const hasContact: MessageKey = 'companies.noContact'
const asksForMoney: MessageKey = 'companies.noMoney'
const hiresForMissing: MessageKey = 'companies.hiresForRequired'

/** Nobody looks at a company's words before strangers do, so they hold no way around the product's contact and nothing that fraud says. */
const publicWords = (text: z.ZodType<string, string | undefined>) =>
  text
    .refine(
      (words) =>
        !hasMobileNumber(words) &&
        !/@|https?:|www\.|\b[a-z0-9-]+\.(?:com|in|org|net|co)\b/i.test(words),
      {
        error: hasContact,
      },
    )
    .refine((words) => findRisk(words) === undefined, { error: asksForMoney })

export const companyAboutSchema = z
  .object({
    about: publicWords(optionalText(limits.companyAboutLength)),
    hires: optionWithDefault(hiresOptions, null),
    /** Names of companies, where it is an agent. */
    hiresFor: publicWords(optionalText()),
  })
  .refine(({ hires, hiresFor }) => hires !== 'others' || hiresFor !== '', {
    path: ['hiresFor'],
    error: hiresForMissing,
  })
  .transform(({ hires, hiresFor, about }) => ({
    about,
    hires,
    hiresFor: hires === 'others' ? hiresFor : '',
  }))
export type CompanyAbout = z.output<typeof companyAboutSchema>

/** `companyAboutSchema` parses the fields. */
export const saveCompanyAboutSchema = z.looseObject({})

export const companyPhotoFormSchema = z.object({
  caption: publicWords(requiredText('companies.captionRequired')),
})

/** `companyPhotoFormSchema` parses the fields. The form makes the id, so that a repeated send adds nothing. */
export const addCompanyPhotoSchema = z.looseObject({ submissionId: z.uuid() })

export const companyPhotoSchema = z.object({
  id: z.string(),
  /** A public address. */
  url: z.string(),
  caption: z.string(),
  /** The day it was added, YYYY-MM-DD in India. */
  addedOn: z.string(),
})
export type CompanyPhoto = z.infer<typeof companyPhotoSchema>

export const companyAboutFields = {
  about: z.string(),
  hires: optionValue(hiresOptions).nullable(),
  hiresFor: z.string(),
  photos: z.array(companyPhotoSchema),
}

export const ownCompanyPageSchema = z.object({
  ...companyAboutFields,
  /** Of the public page; null before the first job was live. */
  slug: z.string().nullable(),
})
export type OwnCompanyPage = z.infer<typeof ownCompanyPageSchema>

export const companyPhotoParamsSchema = z.object({ photoId: z.string() })
