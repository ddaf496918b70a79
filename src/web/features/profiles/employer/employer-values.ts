import { findOptionValue, personGenderOptions } from '#contract/options.ts'
import { employerFieldOrder } from '#contract/profiles.ts'
import type { EmployerProfile } from '#contract/profiles.ts'

const fields = [...employerFieldOrder, 'organizationname', 'profile'] as const

/** Every answer is a text; 'profile' is only a place for the picture's error. */
export type EmployerValues = Record<(typeof fields)[number], string>
export type EmployerField = keyof EmployerValues

/** The contract's order of telling, with the picture at the end. */
export const employerTellingOrder = [...employerFieldOrder, 'profile'] as const

export function toEmployerValues(
  profile: EmployerProfile | undefined,
  signedInPhone: string | null,
): EmployerValues {
  return {
    name: profile?.name ?? '',
    email: profile?.email ?? '',
    gender: findOptionValue(personGenderOptions, profile?.gender ?? '') ?? '',
    mobileNumber: profile?.mobileNumber ?? signedInPhone ?? '',
    companyAddress: profile?.companyAddress ?? '',
    designation: profile?.designation ?? '',
    selectedState: profile?.selectedState ?? '',
    selectedCity: profile?.selectedCity ?? '',
    pincode: profile?.pincode ?? '',
    organizationname: profile?.organizationname ?? '',
    profile: '',
    consent: '',
  }
}
