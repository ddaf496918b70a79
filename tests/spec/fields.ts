import { http, journey, unit } from './row.ts'
import type { SpecRow } from './row.ts'

const labels = [
  ...unit('contract/options', 'every choice has its value and its label'),
  ...unit(
    'contract/options',
    'a choice is known by its value and by its label, in any letter case, with underscores too',
  ),
]

/** What is stored and sent, and the choices that there are. */
export const fieldRows: readonly SpecRow[] = [
  {
    id: 'stored session',
    says: "The browser stores token and type ('employee', 'users' or 'admin')",
    tests: journey('sign-in', 'leads in through ${path}'),
  },
  {
    id: 'job: as posted',
    says: 'Every field of the form, the company logo as profile, lists as repeated fields, orderId and amount beside them',
    tests: [
      ...http('post-job', 'takes a multipart body with repeated fields and a logo'),
      ...http(
        'admin-edit',
        'saves every field of the form, keeps status and days, and is recorded',
      ),
      ...unit(
        'web/features/jobs/posting/job-form',
        'carries labels, lists as repeated fields, and no aids of the screen',
        'carries the logo',
      ),
    ],
  },
  {
    id: 'job: as read',
    says: 'id and documentId, status, category, hrname, hrmobileNumber, hremail, PostedDate and postedDate, ExpiryDate, amount, nameAndDesignation, experienceLevel, organizationAddress',
    tests: [
      ...http('own-jobs', 'lists own jobs with every field'),
      ...http(
        'job-reading',
        'a candidate who has not applied gets the job without the HR contact',
        'one who has applied gets it with the contact and how the application stands',
      ),
    ],
  },
  {
    id: 'job: dates',
    says: "yyyy-MM-dd on the wire, 'N/A' where missing; day-month-year on screen",
    tests: [
      ...http('job-reading', 'Z2: an employer reads own jobs in every status, and no other'),
      ...unit('contract/india-time', 'days are shown day-month-year'),
      ...journey('dashboard', 'the dashboard lists, sorts and leads to jobs and responses'),
    ],
  },
  {
    id: 'job: free post',
    says: "An amount of 0 shows 'Free Post'",
    tests: journey('dashboard', 'the dashboard lists, sorts and leads to jobs and responses'),
  },
  {
    id: 'job: gender',
    says: "Both, or empty, means 'Male and Female'",
    tests: [
      ...journey('post-job', 'the form tells what is wrong, in place and in its order'),
      ...journey('job-cards', 'a job’s page has its parts, and links to them on phones'),
    ],
  },
  {
    id: 'job: category',
    says: 'From a short list of the product’s own, guessed from the title',
    tests: [
      ...unit('contract/options', 'the categories are the product’s own short list'),
      ...unit('contract/category-guess', '%s is %s'),
    ],
  },
  {
    id: 'job: salary',
    says: 'Free text; a monthly range is read from it where possible',
    tests: [
      ...unit('server/jobs/salary-range', '%s', 'any text gives whole rupees in order, or nothing'),
      ...http('post-job', 'posts for free: the job waits for verification'),
    ],
  },
  {
    id: 'education',
    says: "10thPassed '10th Passed', 12thPassed '12th Passed', graduateAbove 'Graduated and above'",
    tests: labels,
  },
  {
    id: 'communication',
    says: "hindi, englishNormal 'English (Normal Speaking)', englishIntermediate 'English (Intermediate)', englishFluent 'English (Fluent)', other 'Others'",
    tests: labels,
  },
  {
    id: 'work type',
    says: "hybrid, home 'Work from Home', office 'Work from Office'",
    tests: labels,
  },
  { id: 'gender of a job', says: "male, female, Both 'Male and Female'", tests: labels },
  { id: 'gender of a person', says: 'male, female, other', tests: labels },
  {
    id: 'experience',
    says: 'fresher, 0-1yr, 1-2yr, moreThan2yr; the other spelling of a form is the label',
    tests: labels,
  },
  {
    id: 'past job',
    says: 'The text about past jobs shows, and is kept, only with experience',
    tests: [
      ...journey('candidate', 'a new candidate fills the first details before searching'),
      ...http('profiles', 'who has no experience has no past job'),
    ],
  },
  {
    id: 'interview process',
    says: "telephonic, virtual 'Virtual (online mode)', offline 'Offline (In person)'",
    tests: labels,
  },
  {
    id: 'states',
    says: '36: 28 states and 8 union territories',
    tests: [
      ...unit('contract/options', 'there are 36 states and union territories, by the alphabet'),
      ...unit(
        'server/places/pincode-table',
        'knows more than 19,000 pincodes in exactly the 36 states',
      ),
    ],
  },
  {
    id: 'employer profile',
    says: 'name, profile (image), email, gender, mobileNumber, organizationname, selectedState, selectedCity, designation, pincode, companyAddress, jobIds',
    tests: http(
      'profiles',
      'saves, reads back, saves again',
      'an employer reads the profile and the jobs that reached verification',
    ),
  },
  {
    id: 'candidate profile',
    says: 'Every field of the form; resume and profile come back as links (profileUrl, resumePdfUrl); a name makes it complete',
    tests: http(
      'profiles',
      'a candidate reads what was saved, with labels',
      'before the first save there is a message and the phone signed in with',
    ),
  },
  {
    id: 'candidate: video and identity paper',
    says: 'An optional private video, and the kind and last four characters of an identity paper; neither is asked for when applying',
    tests: http(
      'profile-extras',
      'there is none unless one is sent, and it stays when none is sent',
      'employers applied to see it, with nothing of the identity paper',
      'its kind and last four characters are kept, and can be taken back',
      'applying leaves it as it is',
    ),
  },
  {
    id: 'applicant',
    says: 'id, name, dob, gender, mobileNumber, email, currentAddress, education, language, workexperience, skills, resume, profile, status, postedDate',
    tests: http('applications', 'shows what was sent, with labels, links and days'),
  },
  {
    id: 'application: a copy',
    says: 'Keeps what the candidate sent with it; applying also saves the form to the profile',
    tests: http('applications', 'the form is kept with the application and becomes the profile'),
  },
  {
    id: 'contact request',
    says: 'name, mobile, email, query',
    tests: http('contact', 'keeps what was written, for admins to read'),
  },
  {
    id: 'token request',
    says: 'uid and type, and the proof of identity',
    tests: http('sign-in', 'signs a phone in, and opens its account the first time'),
  },
]
