import type { SpecRow } from './row.ts'

/** What is stored and sent, and the choices that there are. */
export const fieldRows: readonly SpecRow[] = [
  {
    id: 'stored session',
    says: "The browser stores token and type ('employee', 'users' or 'admin')",
    tests: ['S1-9'],
  },
  {
    id: 'job: as posted',
    says: 'Every field of the form, the company logo as profile, lists as repeated fields, orderId and amount beside them',
    tests: ['S3-1', 'S3-2', 'S3-3', 'S3-4'],
  },
  {
    id: 'job: as read',
    says: 'id and documentId, status, category, hrname, hrmobileNumber, hremail, PostedDate and postedDate, ExpiryDate, amount, nameAndDesignation, experienceLevel, organizationAddress',
    tests: ['S3-5', 'S2-38', 'S2-39'],
  },
  {
    id: 'job: dates',
    says: "yyyy-MM-dd on the wire, 'N/A' where missing; day-month-year on screen",
    tests: ['S3-6', 'S3-7', 'S1-14'],
  },
  {
    id: 'job: free post',
    says: "An amount of 0 shows 'Free Post'",
    tests: ['S1-14'],
  },
  {
    id: 'job: gender',
    says: "Both, or empty, means 'Male and Female'",
    tests: ['S1-15', 'S1-19'],
  },
  {
    id: 'job: category',
    says: 'From a short list of the product’s own, guessed from the title',
    tests: ['S3-8', 'S3-9'],
  },
  {
    id: 'job: salary',
    says: 'Free text; a monthly range is read from it where possible',
    tests: ['S3-10', 'S3-11', 'S3-12'],
  },
  {
    id: 'education',
    says: "10thPassed '10th Passed', 12thPassed '12th Passed', graduateAbove 'Graduated and above'",
    tests: ['S3-13', 'S3-14'],
  },
  {
    id: 'communication',
    says: "hindi, englishNormal 'English (Normal Speaking)', englishIntermediate 'English (Intermediate)', englishFluent 'English (Fluent)', other 'Others'",
    tests: ['S3-13', 'S3-14'],
  },
  {
    id: 'work type',
    says: "hybrid, home 'Work from Home', office 'Work from Office'",
    tests: ['S3-13', 'S3-14'],
  },
  {
    id: 'gender of a job',
    says: "male, female, Both 'Male and Female'",
    tests: ['S3-13', 'S3-14'],
  },
  { id: 'gender of a person', says: 'male, female, other', tests: ['S3-13', 'S3-14'] },
  {
    id: 'experience',
    says: 'fresher, 0-1yr, 1-2yr, moreThan2yr; the other spelling of a form is the label',
    tests: ['S3-13', 'S3-14'],
  },
  {
    id: 'past job',
    says: 'The text about past jobs shows, and is kept, only with experience',
    tests: ['S1-11', 'S3-15'],
  },
  {
    id: 'interview process',
    says: "telephonic, virtual 'Virtual (online mode)', offline 'Offline (In person)'",
    tests: ['S3-13', 'S3-14'],
  },
  {
    id: 'states',
    says: '36: 28 states and 8 union territories',
    tests: ['S3-16', 'S3-17'],
  },
  {
    id: 'employer profile',
    says: 'name, profile (image), email, gender, mobileNumber, organizationname, selectedState, selectedCity, designation, pincode, companyAddress, jobIds',
    tests: ['S3-18', 'S3-19'],
  },
  {
    id: 'candidate profile',
    says: 'Every field of the form; resume and profile come back as links (profileUrl, resumePdfUrl); a name makes it complete',
    tests: ['S3-20', 'S3-21'],
  },
  {
    id: 'candidate: video and identity paper',
    says: 'An optional private video, and the kind and last four characters of an identity paper; neither is asked for when applying',
    tests: ['S3-22', 'S3-23', 'S3-24', 'S3-25'],
  },
  {
    id: 'applicant',
    says: 'id, name, dob, gender, mobileNumber, email, currentAddress, education, language, workexperience, skills, resume, profile, status, postedDate',
    tests: ['S2-54'],
  },
  {
    id: 'application: a copy',
    says: 'Keeps what the candidate sent with it; applying also saves the form to the profile',
    tests: ['S3-26'],
  },
  {
    id: 'facts of a job',
    says: 'pay from and to, fixed and incentive, shift, full or part time, week off, openings, joining, benefits; each optional, else read from the words',
    tests: ['S3-40', 'S3-41', 'S3-42', 'S3-43', 'S3-44', 'S3-45'],
  },
  {
    id: 'asking for money',
    says: 'No text of a job may ask candidates for money, codes or bank details',
    tests: ['S3-46', 'S3-47'],
  },
  {
    id: 'start of a post',
    says: 'A new post starts from an own past job, a template, or blank; what was typed stays, and filling can be undone',
    tests: ['S3-48', 'S3-49'],
  },
  {
    id: 'contact request',
    says: 'name, mobile, email, query',
    tests: ['S3-27'],
  },
  {
    id: 'token request',
    says: 'uid and type, and the proof of identity',
    tests: ['S3-28'],
  },
  {
    id: 'questions of a job',
    says: 'Up to five, of the library or own; yes or no, a number, one of several, a line of text; must-have with the wanted answer',
    tests: ['S3-700', 'S3-701', 'S3-702', 'S3-703', 'S3-704'],
  },
]
