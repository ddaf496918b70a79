import type { z } from 'zod'
import { digitGroups } from '#contract/digit-groups.ts'
import { partFieldOrder } from '#contract/profiles/field-order.ts'
import { profilePartSchemas } from '#contract/profiles/part-schemas.ts'
import type { ProfilePart } from '#contract/profiles/parts.ts'
import { writeSpoken } from '#contract/profiles/languages-spoken.ts'
import type { PincodePlace } from '#contract/places/schemas.ts'
import { AppError } from '#server/lib/app-error.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import type { PartChange } from './profile-parts.repository.ts'

type Deps = {
  now: () => Date
  /** The place of a pincode; undefined for an unknown one. */
  placeOf: (pincode: string) => PincodePlace | undefined
  /** The mobile number that the profile has, or that the person signed in with. */
  knownNumber: string
  /** The address and the area that the profile has. */
  address: string
  area: string
}

type Form = Readonly<Record<string, unknown>>

/**
 * Checks a part's form and gives the columns that it writes.
 * @throws AppError INVALID_FORM
 */
export function readPart(part: ProfilePart, form: Form, deps: Deps): PartChange {
  const schemas = profilePartSchemas(deps.now)
  const read = {
    name() {
      const { name, mobileNumber = deps.knownNumber } = parse(schemas.name, form)
      if (mobileNumber === '') throw fieldError('mobileNumber', 'profile.mobileRequired')
      return { name, mobile_number: mobileNumber }
    },
    place() {
      const { pincode, area } = parse(schemas.place, form)
      const place = deps.placeOf(pincode)
      if (!place) throw fieldError('pincode', 'pincode.unknown')
      // Whoever gave no address is found by the area.
      const isAddressOwn = !['', deps.area].includes(deps.address)
      const address = isAddressOwn ? {} : { current_address: area }
      return { pincode, area, city: place.city, state: place.state, ...address }
    },
    birth: () => ({ date_of_birth: parse(schemas.birth, form).dob }),
    education: () => ({ education: parse(schemas.education, form).education }),
    experience() {
      const { workexperience, pastjobexperience } = parse(schemas.experience, form)
      const isFresher = workexperience === 'fresher'
      return {
        work_experience: workexperience,
        past_job_experience: isFresher ? '' : pastjobexperience,
      }
    },
    languages() {
      const { languages } = parse(schemas.languages, form)
      return { language: writeSpoken(languages) }
    },
    shifts: () => ({ wanted_shifts: parse(schemas.shifts, form).shifts }),
    pay() {
      const { wantedPay, isPayShown } = parse(schemas.pay, form)
      // Employers see the salary's words of an application, so what is not to be shown has none.
      const salary = isPayShown ? `₹${digitGroups(wantedPay)}` : ''
      return { wanted_pay_monthly_rupees: wantedPay, salary }
    },
    email: () => ({ email: parse(schemas.email, form).email }),
    skills: () => ({ skills: parse(schemas.skills, form).skills.join(', ') }),
  } as const satisfies Record<ProfilePart, () => PartChange>
  return read[part]()
}

const parse = <Schema extends z.ZodType>(schema: Schema, form: Form): z.output<Schema> =>
  parseForm(schema, form, partFieldOrder)

const fieldError = (
  field: string,
  messageKey: 'profile.mobileRequired' | 'pincode.unknown',
): AppError => new AppError('INVALID_FORM', { messageKey, fields: { [field]: messageKey } })
