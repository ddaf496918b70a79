import { notices } from '#contract/privacy/notices.ts'
import type { SampleCandidate } from './candidates.ts'
import { describePastJobs } from './careers.ts'
import type { SampleEmployer } from './employers.ts'

/* The filled-in profile forms of the sample's people. */

export const employerForm = (employer: SampleEmployer) => ({
  type: 'employee' as const,
  form: 'first' as const,
  consent: notices.account.version,
  name: employer.contact,
  email: employer.email,
  gender: employer.gender,
  mobileNumber: employer.phone.slice(3),
  companyAddress: employer.address,
  designation: employer.designation,
  selectedState: employer.place.state,
  selectedCity: employer.place.city,
  pincode: employer.place.pincode,
  organizationname: employer.organization,
})

export const candidateForm = (candidate: SampleCandidate) => ({
  type: 'users' as const,
  form: 'edit' as const,
  consent: notices.account.version,
  name: candidate.name,
  email: candidate.email,
  gender: candidate.gender,
  mobileNumber: candidate.phone.slice(3),
  currentAddress: candidate.address,
  dob: candidate.dateOfBirth,
  selectedState: candidate.place.state,
  selectedCity: candidate.place.city,
  workexperience: candidate.experience,
  pincode: candidate.place.pincode,
  education: candidate.education,
  language: candidate.languages,
  pastjobexperience: describePastJobs(candidate.pastJobs),
  skills: candidate.skills.join(', '),
  salary: candidate.expectedSalary,
})
