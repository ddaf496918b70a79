/** The order of a candidate form's errors. The first one is also shown as the warning. */
export const candidateFieldOrder = [
  'name',
  'email',
  'gender',
  'mobileNumber',
  'currentAddress',
  'dob',
  'selectedState',
  'selectedCity',
  'workexperience',
  'pincode',
  'education',
  'language',
  'resumePdf',
  'govtIdKind',
  'govtId',
  'video',
  'consent',
] as const

export const employerFieldOrder = [
  'name',
  'email',
  'gender',
  'mobileNumber',
  'companyAddress',
  'designation',
  'selectedState',
  'selectedCity',
  'pincode',
  'consent',
] as const

/** The order of the errors of a part of a profile. */
export const partFieldOrder = [
  'name',
  'mobileNumber',
  'pincode',
  'area',
  'dob',
  'education',
  'workexperience',
  'pastjobexperience',
  'languages',
  'shifts',
  'wantedPay',
  'email',
  'skills',
  'consent',
] as const
