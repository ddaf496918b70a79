import { wantedPayRange } from '#contract/profiles/part-options.ts'
import type { WantedShift } from '#contract/profiles/part-options.ts'
import type { MyProfile } from '#contract/profiles/part-schemas.ts'
import type { ProfilePart } from '#contract/profiles/parts.ts'

/** The pay that a stepper starts from. */
const usualPay = 16_000

/** The answers as they are chosen and typed. */
export type PartValues = {
  name: string
  mobileNumber: string
  pincode: string
  area: string
  dob: string
  education: MyProfile['education']
  workexperience: MyProfile['workexperience']
  pastjobexperience: string
  languages: MyProfile['languages']
  shifts: WantedShift[]
  wantedPay: number
  isPayShown: boolean
  email: string
  skills: string[]
}

export const partValuesOf = (profile: MyProfile): PartValues => ({
  name: profile.name,
  mobileNumber: profile.mobileNumber,
  pincode: profile.pincode,
  area: profile.area,
  dob: profile.dob,
  education: profile.education,
  workexperience: profile.workexperience,
  pastjobexperience: profile.pastjobexperience,
  languages: profile.languages,
  shifts: profile.shifts,
  wantedPay: profile.wantedPay ?? payIn(profile.salary) ?? usualPay,
  isPayShown: profile.isPayShown,
  email: profile.email,
  skills: profile.skills,
})

const inputs = {
  name: ({ name, mobileNumber }) => ({ name, ...(mobileNumber !== '' && { mobileNumber }) }),
  place: ({ pincode, area }) => ({ pincode, area }),
  birth: ({ dob }) => ({ dob }),
  education: ({ education }) => ({ education }),
  experience: ({ workexperience, pastjobexperience }) => ({ workexperience, pastjobexperience }),
  languages: ({ languages }, before) => ({
    // A language that was offered and left alone is not spoken.
    languages: languages.filter(
      ({ name, level }) => level !== null || before.languages.some((each) => each.name === name),
    ),
  }),
  shifts: ({ shifts }) => ({ shifts }),
  pay: ({ wantedPay, isPayShown }) => ({ wantedPay, isPayShown }),
  email: ({ email }) => ({ email }),
  skills: ({ skills }) => ({ skills }),
} as const satisfies Record<
  ProfilePart,
  (values: PartValues, before: MyProfile) => Partial<MyProfile>
>

/** What a part's call takes. */
export const partInput = (
  part: ProfilePart,
  values: PartValues,
  before: MyProfile,
): Partial<MyProfile> => inputs[part](values, before)

/** The figure that somebody typed as a salary, if it can be a month's. */
function payIn(salary: string): number | undefined {
  const figure = Number(/\d[\d,]*/.exec(salary)?.[0].replaceAll(',', ''))
  return figure >= wantedPayRange.min && figure <= wantedPayRange.max ? figure : undefined
}
