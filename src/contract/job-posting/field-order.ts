/**
 * The fields of the job form with their groups, in the order of the errors. The first error is also shown as the warning.
 */
export const jobFormFields = [
  ['organizationName', 'organization'],
  ['name', 'organization'],
  ['designation', 'organization'],
  ['mobileNumber', 'organization'],
  ['email', 'organization'],
  ['organizationAddress', 'organization'],
  ['companyPincode', 'organization'],
  ['companyState', 'organization'],
  ['companyCity', 'organization'],
  ['companyName', 'job'],
  ['profile', 'job'],
  ['jobTitle', 'job'],
  ['category', 'job'],
  ['jobLocation', 'place'],
  ['jobPincode', 'place'],
  ['jobState', 'place'],
  ['jobCity', 'place'],
  ['salary', 'job'],
  ['jobDescription', 'job'],
  ['interviewLocation', 'interview'],
  ['interviewPincode', 'interview'],
  ['interviewState', 'interview'],
  ['interviewCity', 'interview'],
  ['interviewTiming', 'interview'],
  ['workingHours', 'job'],
  ['gender', 'people'],
  ['educationQualification', 'people'],
  ['communicationSkill', 'people'],
  ['experienceLevel', 'people'],
  ['workType', 'people'],
  ['interviewProcess', 'interview'],
] as const

export type JobFormGroupName = (typeof jobFormFields)[number][1]

export const jobFieldOrder = jobFormFields.map(([name]) => name)
