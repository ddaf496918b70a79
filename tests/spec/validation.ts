import type { SpecRow } from './row.ts'

/** The rules of the forms; the sentences themselves are in the list of messages. */
export const validationRows: readonly SpecRow[] = [
  {
    id: 'login: number',
    says: 'Exactly 10 digits; +91 in front',
    tests: ['S1-9', 'S5-1', 'S5-2', 'S5-3', 'S5-4'],
  },
  {
    id: 'login: code',
    says: "An empty OTP is asked for: 'Please enter the OTP'",
    tests: ['S1-9', 'S5-5'],
  },
  {
    id: 'job: order and sentences',
    says: 'organizationName, name, designation, mobileNumber, email, organizationAddress, pincodes, states, cities, companyName, jobTitle, jobLocation, salary, jobDescription: each with its sentence',
    tests: ['S5-6', 'S1-15', 'S5-7'],
  },
  {
    id: 'job: mobile, e-mail, pincode',
    says: '10 digits starting 6-9; a standard e-mail; 6 digits not starting with 0',
    tests: ['S5-8'],
  },
  {
    id: 'job: interview',
    says: 'Place, pincode, state, city and timing only when offline is chosen',
    tests: ['S4-40', 'S5-7'],
  },
  {
    id: 'job: not enforced',
    says: 'Gender, working hours, education, communication, work type, experience, interview process',
    tests: ['S5-9'],
  },
  {
    id: 'job: admin edit',
    says: 'The same rules hold for admins',
    tests: ['S5-10', 'S1-20'],
  },
  {
    id: 'job: checkboxes',
    says: 'Sent as lists of labels, underscores read as spaces; null values count as left out',
    tests: ['S3-3', 'S3-14', 'S5-11'],
  },
  {
    id: 'image',
    says: 'JPEG, JPG, PNG under 1 MB; judged by its bytes and written anew',
    tests: ['S5-12', 'S5-13', 'S5-14', 'S2-31'],
  },
  {
    id: 'resume',
    says: 'PDF under 1 MB; judged by its bytes',
    tests: ['S5-15', 'S5-16', 'S5-17'],
  },
  {
    id: 'candidate: application',
    says: 'name, e-mail, gender, mobile, address, date of birth, state, city, experience, pincode, education, language, resume, age: in this order',
    tests: ['S5-18', 'S5-19', 'S5-20', 'S5-21'],
  },
  {
    id: 'candidate: first form',
    says: 'The same without language and resume',
    tests: ['S5-22', 'S5-23'],
  },
  {
    id: 'candidate: edit form',
    says: 'e-mail x@y.z; language and resume again',
    tests: ['S5-24', 'S5-19', 'S5-25'],
  },
  {
    id: 'forms: in place',
    says: 'Every failing field is marked and says its sentence aloud; the first is focused and seen',
    tests: ['S5-17', 'S1-15', 'S1-13'],
  },
  {
    id: 'employer profile',
    says: 'name, e-mail, gender, mobile, address, designation, state, city, pincode',
    tests: ['S5-26', 'S5-27', 'S5-28', 'S1-13'],
  },
  {
    id: 'date of birth',
    says: 'At least 18 years ago by the calendar in India, not before 1900; 29 February comes of age on 1 March',
    tests: ['S5-29', 'S5-30', 'S5-31', 'S5-32'],
  },
  {
    id: 'pincode lookup',
    says: 'Six characters are looked up; a failure is told and clears state and city',
    tests: ['S5-33', 'S1-11', 'S5-34'],
  },
  {
    id: 'contact form',
    says: 'name, mobile, email and query are required',
    tests: ['S5-35', 'S5-36', 'S5-37', 'S1-3'],
  },
  {
    id: 'profile in parts',
    says: 'Each part is checked alone, with the sentences of the whole form',
    tests: ['S5-60', 'S5-61'],
  },
  {
    id: 'photo of a paper',
    says: 'A JPEG or PNG in place of a resume or certificate becomes a PDF on the device, under 1 MB',
    tests: ['S5-62', 'S2-90'],
  },
]
