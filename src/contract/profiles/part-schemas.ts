import { z } from 'zod'
import {
  emailAddress,
  mobileNumber,
  optionalText,
  pincode,
  requiredText,
} from '#contract/fields.ts'
import { optionValue, requiredOption } from '#contract/option-fields.ts'
import { limits } from '#contract/limits.ts'
import { educationOptions, experienceOptions } from '#contract/options.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { languageLevelOptions, wantedPayRange, wantedShiftOptions } from './part-options.ts'
import { writeSpoken } from './languages-spoken.ts'
import { profileParts } from './parts.ts'
import type { ProfilePart } from './parts.ts'
import { dateOfBirth } from './schemas.ts'

const languageMissing: MessageKey = 'profile.languageRequired'
const shiftMissing: MessageKey = 'profile.shiftRequired'
const payMissing: MessageKey = 'profile.payRequired'
const tooManySkills: MessageKey = 'profile.tooManySkills'
const tooLong: MessageKey = 'validation.tooLong'

/** One name of a list that the profile keeps as a text, so it holds no separator. */
const nameInList = (missing: MessageKey) =>
  requiredText(missing, limits.nameInListLength).transform((name) =>
    name.replaceAll(/\s*[,;/&\n]\s*/g, ' ').trim(),
  )

/** The form of each part. Messages are those of the profile's whole form. */
export function profilePartSchemas(now: () => Date) {
  return {
    name: z.object({
      name: requiredText('profile.nameRequired'),
      /** Without it the number of the sign-in, or the one there was. */
      mobileNumber: mobileNumber('profile.mobileRequired', 'profile.mobileRequired').optional(),
    }),
    place: z.object({
      pincode: pincode('profile.pincodeRequired', 'profile.pincodeRequired'),
      area: optionalText(),
    }),
    birth: z.object({ dob: dateOfBirth(now) }),
    education: z.object({
      education: requiredOption(educationOptions, 'profile.educationRequired'),
    }),
    experience: z.object({
      workexperience: requiredOption(experienceOptions, 'profile.experienceRequired'),
      pastjobexperience: optionalText(limits.longText),
    }),
    languages: z.object({
      languages: z
        .array(
          z.object({
            name: nameInList(languageMissing),
            level: optionValue(languageLevelOptions).nullable(),
          }),
          { error: languageMissing },
        )
        .min(1, { error: languageMissing })
        .max(limits.languagesMax, { error: tooLong })
        .refine((languages) => writeSpoken(languages).length <= limits.addressLength, {
          error: tooLong,
        }),
    }),
    shifts: z.object({
      shifts: z
        .array(optionValue(wantedShiftOptions), { error: shiftMissing })
        .min(1, { error: shiftMissing })
        .transform((shifts) => [...new Set(shifts)]),
    }),
    pay: z.object({
      wantedPay: z
        .int({ error: payMissing })
        .min(wantedPayRange.min, { error: payMissing })
        .max(wantedPayRange.max, { error: payMissing }),
      /** Whether the employers applied to see it, as the expected salary. */
      isPayShown: z.boolean().default(false),
    }),
    email: z.object({ email: emailAddress('profile.emailRequired', 'profile.emailRequired') }),
    skills: z.object({
      skills: z
        .array(nameInList('validation.invalid'))
        .max(limits.skillsMax, { error: tooManySkills })
        .transform((skills) => [...new Set(skills)]),
    }),
  } as const satisfies Record<ProfilePart, z.ZodObject>
}

export const profilePartParamsSchema = z.object({ part: z.enum(profileParts) })

/** The fields are the part's; the first save of a profile needs `consent`: the version of the notice agreed to. */
export const savePartSchema = z.looseObject({
  consent: z.string().max(limits.shortText).optional(),
})

const certificateSchema = z.object({
  id: z.string(),
  title: z.string(),
  fileName: z.string(),
  byteSize: z.number().int(),
  /** Valid for five minutes. */
  url: z.string(),
})

export type Certificate = z.infer<typeof certificateSchema>

/** A candidate's profile in parts. Unanswered: '', null or an empty list. */
export const myProfileSchema = z.object({
  name: z.string(),
  mobileNumber: z.string(),
  pincode: z.string(),
  area: z.string(),
  city: z.string(),
  state: z.string(),
  dob: z.string(),
  education: z.enum(['', ...educationOptions.map(({ value }) => value)]),
  workexperience: z.enum(['', ...experienceOptions.map(({ value }) => value)]),
  pastjobexperience: z.string(),
  languages: z.array(
    z.object({ name: z.string(), level: optionValue(languageLevelOptions).nullable() }),
  ),
  shifts: z.array(optionValue(wantedShiftOptions)),
  wantedPay: z.number().int().nullable(),
  isPayShown: z.boolean(),
  /** The words for employers: the wanted pay where it is shown, or what was typed into the whole form. */
  salary: z.string(),
  email: z.string(),
  skills: z.array(z.string()),
  certificates: z.array(certificateSchema),
  photoUrl: z.string().nullable(),
  savedAt: z.string().nullable(),
  /** The parts that are done, by `donePartsOf`. */
  done: z.array(z.enum(profileParts)),
  /** Whether one tap can apply with it, by `isFullEnough`. */
  isFullEnough: z.boolean(),
})
export type MyProfile = z.infer<typeof myProfileSchema>

/** `submissionId` is the form's own: sent again, it adds nothing. */
export const addCertificateSchema = z.looseObject({ submissionId: z.uuid() })
export const certificateFormSchema = z.object({ title: requiredText('profile.titleRequired') })
export const certificateParamsSchema = z.object({ certificateId: z.string() })
