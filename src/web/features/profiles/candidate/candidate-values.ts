import {
  educationOptions,
  experienceOptions,
  findOptionValue,
  govtIdOptions,
  personGenderOptions,
} from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import { candidateFieldOrder } from '#contract/profiles/field-order.ts'
import type { CandidateProfile } from '#contract/profiles/schemas.ts'

/**
 * `first`: before the first search. `edit`: the profile. `apply`: the profile, sent as an
 * application.
 */
export type CandidateFormKind = 'first' | 'edit' | 'apply'

/** The form values: choices as option values, files only when newly chosen. */
export type CandidateValues = {
  name: string
  email: string
  gender: string
  mobileNumber: string
  currentAddress: string
  dob: string
  selectedState: string
  selectedCity: string
  pincode: string
  workexperience: string
  pastjobexperience: string
  education: string
  language: string
  skills: string
  salary: string
  resumePdf: File | undefined
  /** The product makes the resume from the answers. */
  makeResume: boolean
  profile: File | undefined
  video: File | undefined
  /** The profile's video is removed on save. */
  removeVideo: boolean
  govtIdKind: string
  govtId: string
  /** The version of the accepted privacy notice, or ''. */
  consent: string
}

export type CandidateField = keyof CandidateValues

/**
 * The order in which errors are shown: the contract's fields, then the fields that only the form
 * has.
 */
export const candidateReportOrder: readonly CandidateField[] = [
  ...candidateFieldOrder,
  'profile',
  'pastjobexperience',
  'skills',
  'salary',
]

export const groupNames = ['about', 'place', 'work', 'documents'] as const
export type GroupName = (typeof groupNames)[number]

export const fieldsOfGroup = {
  about: ['name', 'dob', 'gender', 'mobileNumber', 'email'],
  place: ['currentAddress', 'pincode', 'selectedState', 'selectedCity'],
  work: ['education', 'language', 'workexperience', 'pastjobexperience', 'skills', 'salary'],
  documents: ['resumePdf', 'profile', 'video', 'govtIdKind', 'govtId'],
} as const satisfies Record<GroupName, readonly CandidateField[]>

export function isInGroup(group: GroupName, path: string): boolean {
  const fields: readonly string[] = fieldsOfGroup[group]
  return fields.includes(path)
}

/** The form values of a profile, or those known from the sign-in if there is none yet. */
export function toCandidateValues(
  profile: CandidateProfile | undefined,
  signedInPhone: string | null = null,
): CandidateValues {
  return {
    name: profile?.name ?? '',
    email: profile?.email ?? '',
    gender: valueOf(personGenderOptions, profile?.gender),
    mobileNumber: profile?.mobileNumber ?? nationalNumber(signedInPhone),
    currentAddress: profile?.currentAddress ?? '',
    dob: profile?.dob ?? '',
    selectedState: profile?.selectedState ?? '',
    selectedCity: profile?.selectedCity ?? '',
    pincode: profile?.pincode ?? '',
    workexperience: valueOf(experienceOptions, profile?.workexperience),
    pastjobexperience: profile?.pastjobexperience ?? '',
    education: valueOf(educationOptions, profile?.education),
    language: profile?.language ?? '',
    skills: profile?.skills ?? '',
    salary: profile?.salary ?? '',
    resumePdf: undefined,
    makeResume: profile?.isResumeMade ?? false,
    profile: undefined,
    video: undefined,
    removeVideo: false,
    govtIdKind: valueOf(govtIdOptions, profile?.govtIdKind),
    govtId: profile?.govtId ?? '',
    consent: '',
  }
}

/** The API replies with labels, so labels become option values. */
function valueOf(options: readonly Option[], label: string | undefined): string {
  return label === undefined ? '' : (findOptionValue(options, label) ?? '')
}

const nationalNumber = (phone: string | null) => (phone ?? '').replace(/\D/g, '').slice(-10)

/** Only the three options that mean experience show this field. */
export function isExperienced(workexperience: string): boolean {
  return workexperience !== '' && workexperience !== 'fresher'
}
