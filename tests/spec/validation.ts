import { http, journey, unit } from './row.ts'
import type { SpecRow } from './row.ts'

const jobForm = (...titles: string[]) =>
  unit('contract/form-messages', ...titles.map((title) => `the job form > ${title}`))
const candidateForms = (...titles: string[]) =>
  unit('contract/form-messages', ...titles.map((title) => `the candidate’s forms > ${title}`))

/** The rules of the forms; the sentences themselves are in the list of messages. */
export const validationRows: readonly SpecRow[] = [
  {
    id: 'login: number',
    says: 'Exactly 10 digits; +91 in front',
    tests: [
      ...journey('sign-in', 'leads in through ${path}'),
      ...http(
        'login-codes',
        'refuses %j and writes nothing',
        'A2: counts every spelling of a number as that number',
      ),
      ...unit('server/accounts/phone.rules', 'brings %j to the one form', 'refuses %j'),
    ],
  },
  {
    id: 'login: code',
    says: "An empty OTP is asked for: 'Please enter the OTP'",
    tests: [
      ...journey('sign-in', 'leads in through ${path}'),
      ...http('login-codes', 'asks for what is missing'),
    ],
  },
  {
    id: 'job: order and sentences',
    says: 'organizationName, name, designation, mobileNumber, email, organizationAddress, pincodes, states, cities, companyName, jobTitle, jobLocation, salary, jobDescription: each with its sentence',
    tests: [
      ...jobForm('says what is missing'),
      ...journey('post-job', 'the form tells what is wrong, in place and in its order'),
      ...http('post-job', 'names every wrong field, the first in the order of the form'),
    ],
  },
  {
    id: 'job: mobile, e-mail, pincode',
    says: '10 digits starting 6-9; a standard e-mail; 6 digits not starting with 0',
    tests: jobForm('says of %s that %j is wrong'),
  },
  {
    id: 'job: interview',
    says: 'Place, pincode, state, city and timing only when offline is chosen',
    tests: [
      ...jobForm('asks for the place and time of an interview in person alone'),
      ...http('post-job', 'names every wrong field, the first in the order of the form'),
    ],
  },
  {
    id: 'job: not enforced',
    says: 'Gender, working hours, education, communication, work type, experience, interview process',
    tests: jobForm(
      'asks for no gender, hours, education, language, work type, experience or interview',
    ),
  },
  {
    id: 'job: admin edit',
    says: 'The same rules hold for admins',
    tests: [
      ...http('admin-edit', 'the rules of the form hold for admins too'),
      ...journey('admin-edit', 'every field of a job can be edited'),
    ],
  },
  {
    id: 'job: checkboxes',
    says: 'Sent as lists of labels, underscores read as spaces; null values count as left out',
    tests: [
      ...unit(
        'web/features/jobs/posting/job-form',
        'carries labels, lists as repeated fields, and no aids of the screen',
      ),
      ...unit(
        'contract/options',
        'a choice is known by its value and by its label, in any letter case, with underscores too',
      ),
      ...http('malformed-requests', 'a field that is null counts as left out'),
    ],
  },
  {
    id: 'image',
    says: 'JPEG, JPG, PNG under 1 MB; judged by its bytes and written anew',
    tests: [
      ...http(
        'files',
        '${what} is refused whatever it is called',
        'an image of 1,048,575 bytes is taken, of 1,048,576 refused',
        'pixels are written anew: no metadata, no rider, at most 512 a side, upright',
      ),
      ...journey(
        'employer-profile',
        'an employer edits the profile; a wrong picture is refused in place',
      ),
    ],
  },
  {
    id: 'resume',
    says: 'PDF under 1 MB; judged by its bytes',
    tests: [
      ...http(
        'files',
        '${what}: refused',
        'a resume of 1,048,575 bytes is taken, of 1,048,576 refused',
      ),
      ...journey('candidate', 'is marked, told, and keeps what was typed'),
    ],
  },
  {
    id: 'candidate: application',
    says: 'name, e-mail, gender, mobile, address, date of birth, state, city, experience, pincode, education, language, resume, age: in this order',
    tests: [
      ...candidateForms(
        'the application says what is missing, age last',
        'say of %s that %j is wrong',
      ),
      ...http('profiles', 'every failing field is told, in the order of the form, age last'),
      ...http('applications', 'the full form is asked for, resume and language included'),
    ],
  },
  {
    id: 'candidate: first form',
    says: 'The same without language and resume',
    tests: [
      ...candidateForms('the first form asks for no language'),
      ...http('profiles', 'the first form asks for neither language nor resume'),
    ],
  },
  {
    id: 'candidate: edit form',
    says: 'e-mail x@y.z; language and resume again',
    tests: [
      ...candidateForms('the edit form asks as the application does', 'say of %s that %j is wrong'),
      ...http('profiles', 'the edit form asks for a language and a resume, sent now or before'),
    ],
  },
  {
    id: 'forms: in place',
    says: 'Every failing field is marked, the first is focused, and its sentence is the warning toast',
    tests: [
      ...journey('candidate', 'is marked, told, and keeps what was typed'),
      ...journey('post-job', 'the form tells what is wrong, in place and in its order'),
      ...journey('employer-profile', 'a new employer makes a profile and lands on the dashboard'),
    ],
  },
  {
    id: 'employer profile',
    says: 'name, e-mail, gender, mobile, address, designation, state, city, pincode',
    tests: [
      ...unit(
        'contract/form-messages',
        'the employer’s profile > says what is missing',
        'the employer’s profile > says of %s that %j is wrong',
      ),
      ...http('profiles', 'POST /api/upload: an employer > every failing field is told'),
      ...journey('employer-profile', 'a new employer makes a profile and lands on the dashboard'),
    ],
  },
  {
    id: 'date of birth',
    says: 'At least 18 years ago by the calendar in India, not before 1900; 29 February comes of age on 1 March',
    tests: [
      ...unit(
        'web/features/profiles/candidate/birth-days',
        'at %s the last day to be born on is %s',
      ),
      ...unit(
        'contract/india-time',
        '18 is reached on the birthday in India',
        'a birthday on 29 February is kept on 1 March in other years',
      ),
      ...http('profiles', 'of age on the birthday in India, and not a day before'),
    ],
  },
  {
    id: 'pincode lookup',
    says: 'Six characters are looked up; a failure is told and clears state and city',
    tests: [
      ...journey('employer-profile', 'is told, and empties state and city'),
      ...journey('candidate', 'a new candidate fills the first details before searching'),
      ...http('places', 'knows no %s'),
    ],
  },
  {
    id: 'contact form',
    says: 'name, mobile, email and query are required',
    tests: [
      ...unit('contract/form-messages', 'the contact form says what is missing'),
      ...http(
        'contact',
        'names every answer that is missing, the first in the message',
        'refuses %s: %j',
      ),
      ...journey('public-pages', 'is sent once and worked through by an admin'),
    ],
  },
]
