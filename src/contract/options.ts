import { sentence } from './sentences.ts'
import type { MessageKey } from './sentences.ts'

/** One choice of a list: `value` is stored, the label is shown and travels in replies. */
export type Option<Value extends string = string> = {
  readonly value: Value
  readonly labelKey: MessageKey
}

export const educationOptions = [
  { value: '10thPassed', labelKey: 'option.education.10thPassed' },
  { value: '12thPassed', labelKey: 'option.education.12thPassed' },
  { value: 'graduateAbove', labelKey: 'option.education.graduateAbove' },
] as const satisfies readonly Option[]

export const communicationOptions = [
  { value: 'hindi', labelKey: 'option.communication.hindi' },
  { value: 'englishNormal', labelKey: 'option.communication.englishNormal' },
  { value: 'englishIntermediate', labelKey: 'option.communication.englishIntermediate' },
  { value: 'englishFluent', labelKey: 'option.communication.englishFluent' },
  { value: 'other', labelKey: 'option.communication.other' },
] as const satisfies readonly Option[]

export const workTypeOptions = [
  { value: 'hybrid', labelKey: 'option.workType.hybrid' },
  { value: 'home', labelKey: 'option.workType.home' },
  { value: 'office', labelKey: 'option.workType.office' },
] as const satisfies readonly Option[]

export const jobGenderOptions = [
  { value: 'male', labelKey: 'option.gender.male' },
  { value: 'female', labelKey: 'option.gender.female' },
  { value: 'Both', labelKey: 'option.gender.both' },
] as const satisfies readonly Option[]

export const personGenderOptions = [
  { value: 'male', labelKey: 'option.gender.male' },
  { value: 'female', labelKey: 'option.gender.female' },
  { value: 'other', labelKey: 'option.gender.other' },
] as const satisfies readonly Option[]

/** What an employer asks for; the same four steps a candidate states as work experience. */
export const experienceOptions = [
  { value: 'fresher', labelKey: 'option.experience.fresher' },
  { value: '0-1yr', labelKey: 'option.experience.0-1yr' },
  { value: '1-2yr', labelKey: 'option.experience.1-2yr' },
  { value: 'moreThan2yr', labelKey: 'option.experience.moreThan2yr' },
] as const satisfies readonly Option[]

export const interviewProcessOptions = [
  { value: 'telephonic', labelKey: 'option.interviewProcess.telephonic' },
  { value: 'virtual', labelKey: 'option.interviewProcess.virtual' },
  { value: 'offline', labelKey: 'option.interviewProcess.offline' },
] as const satisfies readonly Option[]

export const categoryOptions = [
  { value: 'customer-support', labelKey: 'option.category.customer-support' },
  { value: 'telesales', labelKey: 'option.category.telesales' },
  { value: 'collections', labelKey: 'option.category.collections' },
  { value: 'back-office', labelKey: 'option.category.back-office' },
  { value: 'data-entry', labelKey: 'option.category.data-entry' },
  { value: 'technical-support', labelKey: 'option.category.technical-support' },
  { value: 'chat-email', labelKey: 'option.category.chat-email' },
  { value: 'field-sales', labelKey: 'option.category.field-sales' },
  { value: 'delivery', labelKey: 'option.category.delivery' },
  { value: 'retail', labelKey: 'option.category.retail' },
  { value: 'human-resources', labelKey: 'option.category.human-resources' },
  { value: 'other', labelKey: 'option.category.other' },
] as const satisfies readonly Option[]

/** Papers that prove who somebody is. */
export const govtIdOptions = [
  { value: 'aadhaar', labelKey: 'option.govtId.aadhaar' },
  { value: 'pan', labelKey: 'option.govtId.pan' },
  { value: 'voterId', labelKey: 'option.govtId.voterId' },
  { value: 'drivingLicence', labelKey: 'option.govtId.drivingLicence' },
  { value: 'passport', labelKey: 'option.govtId.passport' },
] as const satisfies readonly Option[]

/** What a complaint or request about personal data is about. */
export const grievanceTopicOptions = [
  { value: 'access', labelKey: 'option.grievanceTopic.access' },
  { value: 'correction', labelKey: 'option.grievanceTopic.correction' },
  { value: 'erasure', labelKey: 'option.grievanceTopic.erasure' },
  { value: 'consent', labelKey: 'option.grievanceTopic.consent' },
  { value: 'misuse', labelKey: 'option.grievanceTopic.misuse' },
  { value: 'other', labelKey: 'option.grievanceTopic.other' },
] as const satisfies readonly Option[]

/** What a candidate can report of a job. */
export const reportReasonOptions = [
  { value: 'askedForMoney', labelKey: 'option.reportReason.askedForMoney' },
  { value: 'fake', labelKey: 'option.reportReason.fake' },
  { value: 'wrongDetails', labelKey: 'option.reportReason.wrongDetails' },
  { value: 'unreachable', labelKey: 'option.reportReason.unreachable' },
  { value: 'badBehaviour', labelKey: 'option.reportReason.badBehaviour' },
  { value: 'other', labelKey: 'option.reportReason.other' },
] as const satisfies readonly Option[]

export type Education = (typeof educationOptions)[number]['value']
export type Communication = (typeof communicationOptions)[number]['value']
export type WorkType = (typeof workTypeOptions)[number]['value']
export type JobGender = (typeof jobGenderOptions)[number]['value']
export type PersonGender = (typeof personGenderOptions)[number]['value']
export type GovtIdKind = (typeof govtIdOptions)[number]['value']
export type GrievanceTopic = (typeof grievanceTopicOptions)[number]['value']
export type ReportReason = (typeof reportReasonOptions)[number]['value']
export type Experience = (typeof experienceOptions)[number]['value']
export type InterviewProcess = (typeof interviewProcessOptions)[number]['value']
export type Category = (typeof categoryOptions)[number]['value']

/** Finds the stored value behind what arrived: the value itself or its label, in any letter case. */
export function findOptionValue<Value extends string>(
  options: readonly Option<Value>[],
  text: string,
): Value | undefined {
  const wanted = comparable(text)
  return options.find(
    (option) =>
      comparable(option.value) === wanted || comparable(sentence(option.labelKey)) === wanted,
  )?.value
}

/** The English label of a stored value, as replies carry it. */
export function optionLabel<Value extends string>(
  options: readonly Option<Value>[],
  value: Value,
): string {
  const option = options.find((each) => each.value === value)
  return option ? sentence(option.labelKey) : value
}

function comparable(text: string): string {
  return text.replaceAll('_', ' ').trim().toLowerCase()
}
