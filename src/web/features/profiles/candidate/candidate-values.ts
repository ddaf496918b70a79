import {
  educationOptions,
  experienceOptions,
  findOptionValue,
  govtIdOptions,
  personGenderOptions,
} from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import { candidateFieldOrder } from '#contract/profiles.ts'
import type { CandidateProfile } from '#contract/profiles.ts'

/** First: before the first search. Edit: the profile. Apply: the profile, sent to a job. */
export type CandidateFormKind = 'first' | 'edit' | 'apply'

/** What the form holds. Choices are held by their stored values, files only when newly chosen. */
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
  profile: File | undefined
  video: File | undefined
  /** The profile's video is to go. */
  removeVideo: boolean
  govtIdKind: string
  govtId: string
  /** The version of the notice that was agreed to; '' until then. */
  consent: string
}

export type CandidateField = keyof CandidateValues

/** The order in which mistakes are told: the contract's, then what it does not ask for. */
export const candidateTellingOrder: readonly CandidateField[] = [
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

/** A profile as the form shows it; without one, only what is known from signing in. */
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
    profile: undefined,
    video: undefined,
    removeVideo: false,
    govtIdKind: valueOf(govtIdOptions, profile?.govtIdKind),
    govtId: profile?.govtId ?? '',
    consent: '',
  }
}

/** Replies carry labels. */
function valueOf(options: readonly Option[], label: string | undefined): string {
  return label === undefined ? '' : (findOptionValue(options, label) ?? '')
}

const nationalNumber = (phone: string | null) => (phone ?? '').replace(/\D/g, '').slice(-10)

/** The three that have worked before are asked for it. */
export function isExperienced(workexperience: string): boolean {
  return workexperience !== '' && workexperience !== 'fresher'
}
