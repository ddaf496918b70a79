import type { MessageKey } from './i18n/message-keys.ts'

/**
 * An option of a list: `value` is stored, and the message of `labelKey` is shown. The calls that the specification names
 * carry `wireLabel`: a fixed word of the protocol, which no translation changes.
 */
export type Option<Value extends string = string> = {
  readonly value: Value
  readonly wireLabel: string
  readonly labelKey: MessageKey
}

export const educationOptions = [
  { value: '10thPassed', wireLabel: '10th Passed', labelKey: 'option.education.10thPassed' },
  { value: '12thPassed', wireLabel: '12th Passed', labelKey: 'option.education.12thPassed' },
  {
    value: 'graduateAbove',
    wireLabel: 'Graduated and above',
    labelKey: 'option.education.graduateAbove',
  },
] as const satisfies readonly Option[]

export const communicationOptions = [
  { value: 'hindi', wireLabel: 'Hindi', labelKey: 'option.communication.hindi' },
  {
    value: 'englishNormal',
    wireLabel: 'English (Normal Speaking)',
    labelKey: 'option.communication.englishNormal',
  },
  {
    value: 'englishIntermediate',
    wireLabel: 'English (Intermediate)',
    labelKey: 'option.communication.englishIntermediate',
  },
  {
    value: 'englishFluent',
    wireLabel: 'English (Fluent)',
    labelKey: 'option.communication.englishFluent',
  },
  { value: 'other', wireLabel: 'Others', labelKey: 'option.communication.other' },
] as const satisfies readonly Option[]

export const workTypeOptions = [
  { value: 'hybrid', wireLabel: 'Hybrid', labelKey: 'option.workType.hybrid' },
  { value: 'home', wireLabel: 'Work from Home', labelKey: 'option.workType.home' },
  { value: 'office', wireLabel: 'Work from Office', labelKey: 'option.workType.office' },
] as const satisfies readonly Option[]

export const jobGenderOptions = [
  { value: 'male', wireLabel: 'Male', labelKey: 'option.gender.male' },
  { value: 'female', wireLabel: 'Female', labelKey: 'option.gender.female' },
  { value: 'Both', wireLabel: 'Male and Female', labelKey: 'option.gender.both' },
] as const satisfies readonly Option[]

export const personGenderOptions = [
  { value: 'male', wireLabel: 'Male', labelKey: 'option.gender.male' },
  { value: 'female', wireLabel: 'Female', labelKey: 'option.gender.female' },
  { value: 'other', wireLabel: 'Other', labelKey: 'option.gender.other' },
] as const satisfies readonly Option[]

/** The experience that an employer requires; the same four steps as a candidate's work experience. */
export const experienceOptions = [
  { value: 'fresher', wireLabel: 'Fresher', labelKey: 'option.experience.fresher' },
  { value: '0-1yr', wireLabel: '0-1 yr', labelKey: 'option.experience.0-1yr' },
  { value: '1-2yr', wireLabel: '1-2 yr', labelKey: 'option.experience.1-2yr' },
  {
    value: 'moreThan2yr',
    wireLabel: 'more than 2 years',
    labelKey: 'option.experience.moreThan2yr',
  },
] as const satisfies readonly Option[]

export const interviewProcessOptions = [
  { value: 'telephonic', wireLabel: 'Telephonic', labelKey: 'option.interviewProcess.telephonic' },
  {
    value: 'virtual',
    wireLabel: 'Virtual (online mode)',
    labelKey: 'option.interviewProcess.virtual',
  },
  {
    value: 'offline',
    wireLabel: 'Offline (In person)',
    labelKey: 'option.interviewProcess.offline',
  },
] as const satisfies readonly Option[]

/** Lists show the categories under the labels of their groups. */
export const categoryGroupLabels = {
  office: 'option.categoryGroup.office',
  sales: 'option.categoryGroup.sales',
  road: 'option.categoryGroup.road',
  services: 'option.categoryGroup.services',
  trades: 'option.categoryGroup.trades',
  professions: 'option.categoryGroup.professions',
} as const satisfies Record<string, MessageKey>

export const categoryOptions = [
  {
    value: 'customer-support',
    wireLabel: 'Customer Support',
    labelKey: 'option.category.customer-support',
    group: 'office',
  },
  {
    value: 'telesales',
    wireLabel: 'Telesales',
    labelKey: 'option.category.telesales',
    group: 'office',
  },
  {
    value: 'collections',
    wireLabel: 'Collections',
    labelKey: 'option.category.collections',
    group: 'office',
  },
  {
    value: 'technical-support',
    wireLabel: 'Technical Support',
    labelKey: 'option.category.technical-support',
    group: 'office',
  },
  {
    value: 'chat-email',
    wireLabel: 'Chat and Email Process',
    labelKey: 'option.category.chat-email',
    group: 'office',
  },
  {
    value: 'back-office',
    wireLabel: 'Back Office',
    labelKey: 'option.category.back-office',
    group: 'office',
  },
  {
    value: 'data-entry',
    wireLabel: 'Data Entry',
    labelKey: 'option.category.data-entry',
    group: 'office',
  },
  {
    value: 'front-office',
    wireLabel: 'Reception and Office Help',
    labelKey: 'option.category.front-office',
    group: 'office',
  },
  {
    value: 'accounts',
    wireLabel: 'Accounts and Finance',
    labelKey: 'option.category.accounts',
    group: 'office',
  },
  {
    value: 'human-resources',
    wireLabel: 'Human Resources',
    labelKey: 'option.category.human-resources',
    group: 'office',
  },
  {
    value: 'field-sales',
    wireLabel: 'Field Sales',
    labelKey: 'option.category.field-sales',
    group: 'sales',
  },
  { value: 'retail', wireLabel: 'Retail', labelKey: 'option.category.retail', group: 'sales' },
  {
    value: 'marketing',
    wireLabel: 'Marketing',
    labelKey: 'option.category.marketing',
    group: 'sales',
  },
  { value: 'delivery', wireLabel: 'Delivery', labelKey: 'option.category.delivery', group: 'road' },
  { value: 'driving', wireLabel: 'Driver', labelKey: 'option.category.driving', group: 'road' },
  {
    value: 'warehouse',
    wireLabel: 'Warehouse and Packing',
    labelKey: 'option.category.warehouse',
    group: 'road',
  },
  {
    value: 'security',
    wireLabel: 'Security Guard',
    labelKey: 'option.category.security',
    group: 'services',
  },
  {
    value: 'housekeeping',
    wireLabel: 'Housekeeping and Cleaning',
    labelKey: 'option.category.housekeeping',
    group: 'services',
  },
  {
    value: 'kitchen',
    wireLabel: 'Cook and Kitchen',
    labelKey: 'option.category.kitchen',
    group: 'services',
  },
  {
    value: 'hospitality',
    wireLabel: 'Waiter and Hotel',
    labelKey: 'option.category.hospitality',
    group: 'services',
  },
  {
    value: 'beauty',
    wireLabel: 'Beauty and Salon',
    labelKey: 'option.category.beauty',
    group: 'services',
  },
  {
    value: 'technician',
    wireLabel: 'Electrician and Technician',
    labelKey: 'option.category.technician',
    group: 'trades',
  },
  {
    value: 'manufacturing',
    wireLabel: 'Factory and Production',
    labelKey: 'option.category.manufacturing',
    group: 'trades',
  },
  {
    value: 'tailoring',
    wireLabel: 'Tailor',
    labelKey: 'option.category.tailoring',
    group: 'trades',
  },
  {
    value: 'construction',
    wireLabel: 'Construction',
    labelKey: 'option.category.construction',
    group: 'trades',
  },
  {
    value: 'labour',
    wireLabel: 'Helper and Labour',
    labelKey: 'option.category.labour',
    group: 'trades',
  },
  {
    value: 'healthcare',
    wireLabel: 'Nurse and Healthcare',
    labelKey: 'option.category.healthcare',
    group: 'professions',
  },
  {
    value: 'education',
    wireLabel: 'Teacher and Trainer',
    labelKey: 'option.category.education',
    group: 'professions',
  },
  {
    value: 'software',
    wireLabel: 'Software and IT',
    labelKey: 'option.category.software',
    group: 'professions',
  },
  {
    value: 'creative',
    wireLabel: 'Design and Content',
    labelKey: 'option.category.creative',
    group: 'professions',
  },
  { value: 'other', wireLabel: 'Other', labelKey: 'option.category.other', group: null },
] as const satisfies readonly (Option & {
  readonly group: keyof typeof categoryGroupLabels | null
})[]

/** Identity documents. */
export const govtIdOptions = [
  { value: 'aadhaar', wireLabel: 'Aadhaar', labelKey: 'option.govtId.aadhaar' },
  { value: 'pan', wireLabel: 'PAN', labelKey: 'option.govtId.pan' },
  { value: 'voterId', wireLabel: 'Voter ID', labelKey: 'option.govtId.voterId' },
  {
    value: 'drivingLicence',
    wireLabel: 'Driving Licence',
    labelKey: 'option.govtId.drivingLicence',
  },
  { value: 'passport', wireLabel: 'Passport', labelKey: 'option.govtId.passport' },
] as const satisfies readonly Option[]

export type Education = (typeof educationOptions)[number]['value']
export type Communication = (typeof communicationOptions)[number]['value']
export type WorkType = (typeof workTypeOptions)[number]['value']
export type JobGender = (typeof jobGenderOptions)[number]['value']
export type PersonGender = (typeof personGenderOptions)[number]['value']
export type GovtIdKind = (typeof govtIdOptions)[number]['value']
export type Experience = (typeof experienceOptions)[number]['value']
export type InterviewProcess = (typeof interviewProcessOptions)[number]['value']
export type Category = (typeof categoryOptions)[number]['value']

/** Finds the stored value of an input: the value itself or its wire label, in any letter case. */
export function findOptionValue<Value extends string>(
  options: readonly Option<Value>[],
  text: string,
): Value | undefined {
  const exact = options.find(({ value }) => value === text)
  if (exact) return exact.value
  const wanted = comparable(text)
  return options.find(
    (option) => comparable(option.value) === wanted || comparable(option.wireLabel) === wanted,
  )?.value
}

/** The wire label of a stored value; '' for an answer that was not given. */
export function wireLabelOf<Value extends string>(
  options: readonly Option<Value>[],
  value: Value | '',
): string {
  return options.find((each) => each.value === value)?.wireLabel ?? value
}

function comparable(text: string): string {
  return text.replaceAll('_', ' ').trim().toLowerCase()
}
