import { findOptionValue, personGenderOptions } from '#contract/options.ts'
import { employerFieldOrder } from '#contract/profiles/field-order.ts'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'

const fields = [...employerFieldOrder, 'organizationname', 'profile'] as const

/** All values are text. 'profile' exists only to hold the picture's error. */
export type EmployerValues = Record<(typeof fields)[number], string>
export type EmployerField = keyof EmployerValues

/** The order in which errors are shown: the contract's order, then the picture. */
export const employerReportOrder = [...employerFieldOrder, 'profile'] as const

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
