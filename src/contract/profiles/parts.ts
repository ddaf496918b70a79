import type { MyProfile } from './part-schemas.ts'

/* A candidate's profile is kept part by part. */

/** The questions of the builder, in their order. */
export const builderParts = [
  'name',
  'place',
  'birth',
  'education',
  'experience',
  'languages',
  'shifts',
  'pay',
] as const

/** All parts that the profile's meter counts. */
export const profileParts = [...builderParts, 'email', 'skills'] as const
export type ProfilePart = (typeof profileParts)[number]

/** The answers that tell which parts are done. */
type PartFacts = Pick<
  MyProfile,
  | 'name'
  | 'mobileNumber'
  | 'pincode'
  | 'dob'
  | 'education'
  | 'workexperience'
  | 'languages'
  | 'shifts'
  | 'wantedPay'
  | 'email'
  | 'skills'
>

/** When a part counts as done. */
const isDone = {
  name: ({ name, mobileNumber }) => name !== '' && mobileNumber !== '',
  place: ({ pincode }) => pincode !== '',
  birth: ({ dob }) => dob !== '',
  education: ({ education }) => education !== '',
  experience: ({ workexperience }) => workexperience !== '',
  languages: ({ languages }) => languages.length > 0,
  shifts: ({ shifts }) => shifts.length > 0,
  pay: ({ wantedPay }) => wantedPay !== null,
  email: ({ email }) => email !== '',
  skills: ({ skills }) => skills.length > 0,
} as const satisfies Record<ProfilePart, (facts: PartFacts) => boolean>

/** The parts that are done, in their order. */
export const donePartsOf = (facts: PartFacts): ProfilePart[] =>
  profileParts.filter((part) => isDone[part](facts))
