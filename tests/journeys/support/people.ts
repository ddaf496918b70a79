import { randomInt } from 'node:crypto'

/** The number of the admin whom the set-up signs in. */
export const adminPhone = '9000000001'

/** Admins who sign in through the screens: one for each kind of device, as codes are minutes apart. */
export const adminPhoneOf = { phone: '9000000002', desktop: '9000000003' } as const

export const adminPhones = [adminPhone, ...Object.values(adminPhoneOf)]

/** The admin's account at Google. */
export const adminEmail = 'admin@example.com'

/** An account at a sign-in provider that no other journey has. */
export const newEmail = (): string => `person-${randomInt(1_000_000_000)}@example.com`

/** A mobile number, ten digits, that no other journey has. */
export const newPhone = (): string => `98${String(randomInt(100_000_000)).padStart(8, '0')}`

export const employerAnswers = {
  name: 'Ritu Sharma',
  email: 'ritu@vaani.example',
  gender: 'Female',
  mobileNumber: '9876543210',
  companyAddress: 'Tower B, Sector 62',
  designation: 'HR Manager',
  selectedState: 'Uttar Pradesh',
  selectedCity: 'Noida',
  pincode: '201301',
  organizationname: 'Vaani Connect Pvt Ltd',
} as const

export const jobAnswers = {
  organizationName: 'Vaani Connect Pvt Ltd',
  name: 'Ritu Sharma',
  designation: 'HR Manager',
  mobileNumber: '9876543210',
  email: 'ritu@vaani.example',
  organizationAddress: 'Tower B, Sector 62',
  companyPincode: '201301',
  companyState: 'Uttar Pradesh',
  companyCity: 'Noida',
  companyName: 'Vaani Connect',
  jobTitle: 'Customer Support Executive',
  jobLocation: 'Sector 62',
  jobPincode: '201301',
  jobState: 'Uttar Pradesh',
  jobCity: 'Noida',
  salary: '₹16,000 – 22,000 / month',
  gender: 'Male and Female',
  workingHours: '9',
  educationQualification: ['12th Passed'],
  communicationSkill: ['Hindi', 'English (Normal Speaking)'],
  workType: ['Work from Office'],
  experienceLevel: ['Fresher'],
  jobDescription: 'Answer calls from mobile customers about bills and recharges.',
  interviewProcess: ['Telephonic'],
} as const

export const candidateAnswers = {
  name: 'Pooja Verma',
  email: 'pooja@mail.example',
  gender: 'Female',
  mobileNumber: '9800000000',
  currentAddress: 'Laxmi Nagar',
  selectedState: 'Delhi',
  selectedCity: 'Delhi',
  pincode: '110092',
  dob: '2000-08-14',
  workexperience: '0-1 yr',
  pastjobexperience: 'Six months of calling',
  education: '12th Passed',
  language: 'Hindi, English',
  skills: 'Calling, typing 28 wpm, MS Excel',
  salary: '18,000 a month',
} as const
