import { z } from 'zod'
import {
  calendarDate,
  emailAddress,
  mobileNumber,
  optionalText,
  pincode,
  requiredText,
  stateName,
} from '#contract/fields.ts'
import { requiredOption } from '#contract/option-fields.ts'
import {
  govtIdAnswers,
  govtIdEndingMissing,
  govtIdKindIsMissing,
  lacksGovtIdEnding,
  lacksGovtIdKind,
} from './govt-id.ts'
import { indiaDate, isOfAge } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import { educationOptions, experienceOptions, personGenderOptions } from '#contract/options.ts'

/** A date of birth: at least 18 years ago in India, and not before the first year of the list. */
export function dateOfBirth(now: () => Date) {
  return calendarDate('profile.dobRequired')
    .refine((day) => Number(day.slice(0, 4)) >= limits.firstBirthYear && day <= indiaDate(now()), {
      error: 'profile.dobRequired',
      abort: true,
    })
    .refine((day) => isOfAge(day, now()), { error: 'profile.tooYoung' })
}

/** The candidate's answers in the order of their checks. */
function candidateAnswers(now: () => Date) {
  return {
    name: requiredText('profile.nameRequired'),
    email: emailAddress('profile.emailRequired', 'profile.emailRequired'),
    gender: requiredOption(personGenderOptions, 'profile.genderRequired'),
    mobileNumber: mobileNumber('profile.mobileRequired', 'profile.mobileRequired'),
    currentAddress: requiredText('profile.addressRequired', limits.addressLength),
    dob: dateOfBirth(now),
    selectedState: stateName('profile.stateRequired'),
    selectedCity: requiredText('profile.cityRequired'),
    workexperience: requiredOption(experienceOptions, 'profile.experienceRequired'),
    pincode: pincode('profile.pincodeRequired', 'profile.pincodeRequired'),
    education: requiredOption(educationOptions, 'profile.educationRequired'),
    pastjobexperience: optionalText(limits.longText),
    skills: optionalText(limits.longText),
    salary: optionalText(limits.salaryLength),
  }
}

/** The first profile of a candidate. Our own form leaves the language to the first application. */
export function candidateFirstProfileSchema(now: () => Date) {
  return z.object({ ...candidateAnswers(now), language: optionalText(limits.addressLength) })
}

function fullAnswers(now: () => Date) {
  return {
    ...candidateAnswers(now),
    language: requiredText('profile.languageRequired', limits.addressLength),
  }
}

/** The application form. A resume is required beside it. */
export function candidateFullProfileSchema(now: () => Date) {
  return z.object(fullAnswers(now))
}

/** The profile's edit form: the application form, and an optional identity document and video. */
export function candidateEditProfileSchema(now: () => Date) {
  return z
    .object({ ...fullAnswers(now), ...govtIdAnswers })
    .refine((answers) => !lacksGovtIdKind(answers), govtIdKindIsMissing)
    .refine((answers) => !lacksGovtIdEnding(answers), govtIdEndingMissing)
}

export type CandidateAnswers = z.output<ReturnType<typeof candidateFirstProfileSchema>>
export type CandidateExtras = Pick<
  z.output<ReturnType<typeof candidateEditProfileSchema>>,
  keyof typeof govtIdAnswers
>

export const employerProfileSchema = z.object({
  name: requiredText('profile.nameRequired'),
  email: emailAddress('profile.emailRequired', 'profile.emailRequired'),
  gender: requiredOption(personGenderOptions, 'profile.genderRequired'),
  mobileNumber: mobileNumber('profile.mobileRequired', 'profile.mobileRequired'),
  companyAddress: requiredText('profile.addressRequired', limits.addressLength),
  designation: requiredText('profile.designationRequired'),
  selectedState: stateName('profile.stateRequired'),
  selectedCity: requiredText('profile.cityRequired'),
  pincode: pincode('profile.pincodeRequired', 'profile.pincodeRequired'),
  organizationname: optionalText(),
})

export type EmployerAnswers = z.output<typeof employerProfileSchema>

/** `POST /api/updateprofiledata` reads the profile; the candidate's application form adds `route`. */
export const readProfileSchema = z.object({
  type: z.enum(['users', 'employee', 'admin']).optional(),
  route: z.string().max(limits.shortText).optional(),
})

/**
 * `POST /api/upload` saves a profile, or applies for a job when `jobId` is given. `form` is the
 * form's kind: 'first' requires less than 'edit'; 'first' and 'apply' require a consent. A file that
 * is not sent stays; `removeVideo` in the edit form deletes the video. All other fields are the form's.
 */
export const saveProfileSchema = z.looseObject({
  type: z.enum(['users', 'employee']),
  jobId: z.string().max(limits.shortText).optional(),
  form: z.enum(['first', 'edit', 'apply']).optional(),
  /** The version of the notice that the person agreed to. */
  consent: z.string().max(limits.shortText).optional(),
  removeVideo: z.enum(['true', 'false']).optional(),
  /** The product makes the resume from the answers; a PDF that is sent too goes before it. */
  makeResume: z.enum(['true', 'false']).optional(),
  /** With `jobId`: the answers to the job's questions, as JSON. */
  answers: z
    .string()
    .max(limits.longText * 4)
    .optional(),
})

export const saveProfileReplySchema = z.object({
  message: z.string(),
  profileUrl: z.string().optional(),
  resumePdfUrl: z.string().optional(),
  videoUrl: z.string().optional(),
  applicationId: z.string().optional(),
})

/** File fields are links that are valid for five minutes. */
const candidateProfileReplySchema = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  gender: z.string(),
  mobileNumber: z.string(),
  currentAddress: z.string(),
  selectedState: z.string(),
  selectedCity: z.string(),
  pincode: z.string(),
  dob: z.string(),
  workexperience: z.string(),
  pastjobexperience: z.string(),
  education: z.string(),
  language: z.string(),
  skills: z.string(),
  salary: z.string(),
  profile: z.string().nullable(),
  profileUrl: z.string().nullable(),
  resume: z.string().nullable(),
  resumePdfUrl: z.string().nullable(),
  resumeName: z.string().nullable(),
  /** The product made the resume from the profile's answers. */
  isResumeMade: z.boolean(),
  video: z.string().nullable(),
  videoName: z.string().nullable(),
  /** Label of the identity document's kind, and its last four characters; '' when not given. */
  govtIdKind: z.string(),
  govtId: z.string(),
})

const employerProfileReplySchema = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  gender: z.string(),
  mobileNumber: z.string(),
  companyAddress: z.string(),
  designation: z.string(),
  selectedState: z.string(),
  selectedCity: z.string(),
  pincode: z.string(),
  organizationname: z.string(),
  profile: z.string().nullable(),
  profileUrl: z.string().nullable(),
  /** The newest 200 jobs that reached verification; `jobCount` is the number of all. */
  jobIds: z.array(z.string()),
  jobCount: z.number().int(),
  activeJobCount: z.number().int(),
})

const noProfileReplySchema = z.object({
  uid: z.string(),
  message: z.string(),
  /** The phone number of the sign-in, to prefill the first form. */
  signedInPhone: z.string().nullable(),
})

export const profileReplySchema = z.union([
  candidateProfileReplySchema,
  employerProfileReplySchema,
  noProfileReplySchema,
])

export type CandidateProfile = z.infer<typeof candidateProfileReplySchema>
export type EmployerProfile = z.infer<typeof employerProfileReplySchema>
export type NoProfile = z.infer<typeof noProfileReplySchema>
