import { http, journey, unit } from './row.ts'
import type { SpecRow } from './row.ts'

const anyToAny = [
  ...unit('contract/transitions', 'an admin moves a posted job from any status to any other'),
  ...http('admin-status', 'any status follows any other, and each step is recorded'),
]
const decided = journey('admin', 'jobs are decided on, one after the other')
const shortlists = journey(
  'responses',
  'an employer shortlists and rejects, and changes their mind',
)
const wire = unit(
  'contract/transitions',
  'on the wire an unpaid job has no status, and an expired one is paused',
)

/** States and what leads from one to another; every status of the code has its row. */
export const stateRows: readonly SpecRow[] = [
  {
    id: 'login',
    says: "Number, then code: when it was sent the OTP field appears and the button becomes 'Verify OTP'; a token is requested and stored with the type; then the start of the role",
    tests: [
      ...journey(
        'sign-in',
        'leads in through ${path}',
        'the code is verified aloud, and the sign-in is told of on the next screen',
      ),
      ...http('sign-in', 'signs a phone in, and opens its account the first time'),
    ],
  },
  {
    id: 'sign-in by Google',
    says: 'A matching role enters; the other role or an admin is denied; no role becomes that of the login; closing the window is noticed within half a second and told',
    tests: [
      ...journey(
        'provider-sign-in',
        'Google leads in through ${path}',
        'an account at Google keeps the role that it began with',
        'an admin by Google is denied at ${path}',
        'a window that was closed is noticed within half a second',
      ),
      ...http(
        'provider-sign-in',
        'takes the role that it chooses first, and tells it from then on',
        'gets one session for a proof that comes twice at once',
        'A5: is never joined with another account of the same e-mail',
        'A5: proves nothing without this browser’s cookie, state and provider',
      ),
      ...http('sign-in', 'lets exactly one of fifty choices at once win'),
      ...unit('server/adapters/identity/google-provider', 'A5: refuses a token that is %s'),
    ],
  },
  {
    id: 'role of an identity',
    says: 'An identity other than a phone holds one role for good; a phone may hold a candidate and an employer account',
    tests: http(
      'sign-in',
      'A5: leaves any identity but a phone its one role for good',
      'keeps a candidate and an employer account of one phone apart',
    ),
  },
  {
    id: 'job unpaid',
    says: "Saved before its payment: '' on the wire, shown Pending; in no list of the admin; moved by its payment alone",
    tests: [
      ...wire,
      ...unit('contract/transitions', 'an unpaid job is moved by its payment alone'),
      ...http('own-jobs', 'an unpaid job is pending, has no dates and tells its price'),
      ...http('admin-lists', 'lists every posted job, the newest first, never an unpaid one'),
      ...http('admin-status', 'nobody can accept what is not paid'),
    ],
  },
  {
    id: 'job waiting',
    says: 'A free post waits at once; shown Pending to its employer',
    tests: [
      ...http('post-job', 'posts for free: the job waits for verification'),
      ...journey('post-job', 'the first post is free, and is there once'),
    ],
  },
  {
    id: 'job accepted',
    says: 'Found in search; counts as Active',
    tests: [
      ...http('admin-status', 'accepting makes a job live for its days and is recorded'),
      ...http('job-search', 'answers the newest live jobs as a plain list'),
      ...http('profiles', 'an employer reads the profile and the jobs that reached verification'),
    ],
  },
  {
    id: 'job rejected',
    says: 'Out of search; responses are disabled',
    tests: [
      ...http('admin-status', '%s takes a live job out of search'),
      ...journey('dashboard', 'the dashboard lists, sorts and leads to jobs and responses'),
    ],
  },
  {
    id: 'job expired',
    says: "'pause' on the wire, shown Expired; past its last day a job is out of search at once and reads as expired everywhere",
    tests: [
      ...wire,
      ...http(
        'job-expiry',
        'a job is gone from search at that instant, before anything is written down',
        'it reads as expired for everybody who may still see it',
        'writes down the expired and leaves the others',
      ),
      ...journey('main-job', 'from the first sign-in to the shortlist, and to the last day'),
    ],
  },
  {
    id: 'job: any to any',
    says: 'An admin may set any status from any other; every change is recorded',
    tests: anyToAny,
  },
  {
    id: 'job: buttons',
    says: 'The present state is a disabled highlighted button; the list follows; Status Changed to {status}',
    tests: decided,
  },
  {
    id: 'job: last day',
    says: 'Set at the first acceptance; accepted after it, a job runs anew',
    tests: [
      ...unit(
        'server/jobs/jobs.rules',
        '%s accepted at %s lasts until %s',
        'accepted after its end, it runs anew',
      ),
      ...http(
        'admin-status',
        'accepted again before its last day, a job keeps its days',
        'accepted after its last day, it runs for its days from then',
      ),
    ],
  },
  {
    id: 'job: posted day',
    says: 'The day on which the job reached waiting',
    tests: http(
      'job-reading',
      'a candidate who has not applied gets the job without the HR contact',
    ),
  },
  {
    id: 'check response',
    says: 'accepted or pause opens the applicants, waiting explains, rejected is disabled',
    tests: [
      ...unit(
        'contract/transitions',
        'responses are opened for a job that was live, explained while it waits, closed otherwise',
      ),
      ...journey('dashboard', 'the dashboard lists, sorts and leads to jobs and responses'),
      ...journey('candidate', 'a job is read and applied for'),
    ],
  },
  {
    id: 'application waiting',
    says: 'New; nothing comes back to it',
    tests: [
      ...unit(
        'contract/transitions',
        'an applicant is shortlisted and rejected from any state, and never waits again',
      ),
      ...http('applications', 'only the two statuses are taken'),
    ],
  },
  {
    id: 'application shortlisted',
    says: "A disabled 'Shortlisted' button; can still be rejected",
    tests: [
      ...shortlists,
      ...http(
        'applications',
        'shortlists, rejects and shortlists again; the same again changes nothing',
      ),
    ],
  },
  {
    id: 'application rejected',
    says: "A disabled 'Rejected' button; can still be shortlisted",
    tests: [
      ...shortlists,
      ...http(
        'applications',
        'shortlists, rejects and shortlists again; the same again changes nothing',
      ),
    ],
  },
  {
    id: 'application: the candidate',
    says: 'Reads what became of it',
    tests: [
      ...http('applications', 'the candidate sees it'),
      ...journey('main-job', 'from the first sign-in to the shortlist, and to the last day'),
    ],
  },
  {
    id: 'application: one for all time',
    says: "A second try answers 409 'Already Applied' and changes nothing; only a live job takes applications",
    tests: http(
      'applications',
      'a second try is refused and changes nothing',
      'R1: of many tries at once one applies',
      'only a live job takes applications',
    ),
  },
  {
    id: 'plan',
    says: 'basic or demand; demand unless chosen',
    tests: [
      ...unit(
        'contract/pricing',
        'the plans are sold on these terms, In Demand unless another is chosen',
      ),
      ...journey('post-job', 'the prices are open to all, without a checkout'),
    ],
  },
  {
    id: 'form: same as above address',
    says: 'Copies address, state, city and pincode into the job fields and disables them; unticking clears them',
    tests: journey('post-job', 'addresses are copied, followed and cleared'),
  },
  {
    id: 'form: same as job location',
    says: 'Only while offline is ticked; copies into the interview fields and disables them',
    tests: journey('post-job', 'addresses are copied, followed and cleared'),
  },
  {
    id: 'form: not offline',
    says: 'Interview place and timing are cleared',
    tests: [
      ...journey('post-job', 'addresses are copied, followed and cleared'),
      ...unit(
        'contract/form-messages',
        'asks for the place and time of an interview in person alone',
      ),
    ],
  },
  {
    id: 'form: pincode',
    says: 'Six digits fill state and city',
    tests: [
      ...journey('post-job', 'addresses are copied, followed and cleared'),
      ...http('places', 'tells state and city, to everybody'),
    ],
  },
  {
    id: 'session',
    says: 'A missing or failing token check shows a message, clears what is stored and returns to / or the login',
    tests: [
      ...journey(
        'errors-session',
        'is told of to every ${role} on every screen, and forgotten',
        'is told of to an admin on every screen, and forgotten',
        'that ends while a screen is open is told of at the next act',
      ),
      ...journey('sign-in', 'screens without a session send to ${door} and name the way back'),
    ],
  },
]
