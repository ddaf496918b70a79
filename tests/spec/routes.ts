import { http, journey, other } from './row.ts'
import type { SpecRow } from './row.ts'

const listed = other('addresses', 'every route leads to its screen')
const alias = other('addresses', '%s is %s by another name')
const asksToSignIn = journey(
  'sign-in',
  'screens without a session send to ${door} and name the way back',
)

/** Every address of a screen; the routes of the code must be these and no others. */
export const routeRows: readonly SpecRow[] = [
  {
    id: '/',
    says: 'Home',
    tests: [...listed, ...journey('public-pages', 'home can be read and left')],
  },
  {
    id: '/Contact',
    says: 'Contact page with call-back request form',
    tests: [...listed, ...journey('public-pages', 'is sent once and worked through by an admin')],
  },
  {
    id: '/refund_policy',
    says: 'Cancellation and Refund Policy for Recruiters',
    tests: [...listed, ...journey('public-pages', '${path} can be read')],
  },
  {
    id: '/terms_conditions',
    says: 'Terms & Conditions (last updated 02-10-2024)',
    tests: [...listed, ...journey('public-pages', '${path} can be read')],
  },
  {
    id: '/privacy_policy',
    says: 'Privacy Policy (last updated December 03, 2024)',
    tests: [...listed, ...journey('public-pages', '${path} can be read')],
  },
  {
    id: '/pricing_page',
    says: 'Pricing and payment screen',
    tests: [...listed, ...journey('post-job', 'the first post is free, and is there once')],
  },
  {
    id: '/payment_gateway',
    says: 'The same screen as /pricing_page',
    tests: [...alias, ...journey('post-job', 'the prices are open to all, without a checkout')],
  },
  {
    id: '/employee_login',
    says: 'Employer login and sign-up',
    tests: [
      ...listed,
      ...journey('main-job', 'from the first sign-in to the shortlist, and to the last day'),
    ],
  },
  {
    id: '/employer_login',
    says: 'The same screen as /employee_login',
    tests: [...alias, ...journey('sign-in', 'leads in through ${path}')],
  },
  {
    id: '/candidate_login',
    says: 'Candidate login and sign-up',
    tests: [...listed, ...journey('sign-in', 'leads in through ${path}')],
  },
  {
    id: '/first_details',
    says: 'Candidate first-time profile form; a candidate without a name is sent here',
    tests: [
      ...listed,
      ...journey('gates', 'a ${role} without a profile is sent to fill it'),
      ...journey('candidate', 'a new candidate fills the first details before searching'),
    ],
  },
  {
    id: '/candidate_profile',
    says: 'Candidate profile edit and My Applications',
    tests: [...listed, ...journey('candidate', 'a job is read and applied for')],
  },
  {
    id: '/employee_profile',
    says: 'Employer profile',
    tests: [
      ...listed,
      ...journey('employer-profile', 'a new employer makes a profile and lands on the dashboard'),
    ],
  },
  {
    id: '/employee_dashboard',
    says: 'Employer dashboard; no other address serves it',
    tests: [
      ...listed,
      ...journey('dashboard', 'the dashboard lists, sorts and leads to jobs and responses'),
    ],
  },
  {
    id: '/postjob',
    says: 'Employer post-job form',
    tests: [
      ...listed,
      ...journey('post-job', 'the form tells what is wrong, in place and in its order'),
    ],
  },
  {
    id: '/postedjobinfo',
    says: 'Reached from the dashboard by the company name, with state jobId and jobTitle',
    tests: [
      ...listed,
      ...journey('dashboard', 'the dashboard lists, sorts and leads to jobs and responses'),
    ],
  },
  {
    id: '/responses/{jobId}',
    says: 'Applicants of a job for an employer',
    tests: [
      ...listed,
      ...journey('responses', 'an employer shortlists and rejects, and changes their mind'),
    ],
  },
  {
    id: '/check_responses/{jobId}',
    says: 'Job responses; the same screen',
    tests: [...alias, ...journey('responses', 'applicants are looked for by name')],
  },
  {
    id: '/jobsearch',
    says: 'Candidate job search; the jobs applied to stand on /candidate_profile',
    tests: [...listed, ...journey('candidate', 'search, filters and Back go by the address')],
  },
  {
    id: '/job_details/{jobId}',
    says: 'Job details for a candidate',
    tests: [
      ...listed,
      ...journey('job-cards', 'a job’s page has its parts, and links to them on phones'),
    ],
  },
  {
    id: '/applyform/{jobId}',
    says: 'Candidate application form',
    tests: [...listed, ...journey('candidate', 'a job is read and applied for')],
  },
  {
    id: '/edit/{jobId}',
    says: 'Admin job edit',
    tests: [...listed, ...journey('admin-edit', 'every field of a job can be edited')],
  },
  {
    id: '/section-5',
    says: 'Admin approvals page, also as /Section-5',
    tests: [...alias, ...journey('admin', 'jobs are decided on, one after the other')],
  },
  {
    id: '/Admin',
    says: 'Admin login page; leads on to /section-5 when one is admin already',
    tests: [
      ...listed,
      ...journey('gates', 'an admin who is signed in goes from the login to the approvals'),
    ],
  },
  {
    id: '/Frame-3',
    says: 'The About section as a page of its own',
    tests: [...listed, ...journey('screens', '${name} can be used by all')],
  },
  {
    id: '/*',
    says: "Not-found screen with a 'Go to Home' button and a note to share issues in the feedback form",
    tests: [
      ...journey('lost', 'says so, and offers home and the feedback form'),
      ...http('site', 'that is an unknown path is a plain 404'),
    ],
  },
  {
    id: '/jobs',
    says: 'Public job search, readable without signing in or JavaScript (the product’s own)',
    tests: [...listed, ...journey('public-jobs', 'jobs are searched, paged through and read')],
  },
  {
    id: '/jobs/by-city',
    says: 'Every city that has jobs, as links (the product’s own)',
    tests: [
      ...listed,
      ...http('landings', 'every page that has jobs is reached from /jobs by links alone'),
    ],
  },
  {
    id: '/offline',
    says: 'What is shown without a line where no page was kept (the product’s own)',
    tests: [
      ...listed,
      ...journey(
        'offline',
        'a page that was seen is there without a line and says so, another says that it is not @phone',
      ),
    ],
  },
  {
    id: '/jobs/{slug}',
    says: 'Public page of a job; never shows the HR contact (the product’s own)',
    tests: [
      ...listed,
      ...journey(
        'public-jobs',
        'jobs are searched, paged through and read',
        'a candidate applies from a public page',
        'addresses of jobs are kept in one form',
      ),
    ],
  },
  {
    id: '/payments',
    says: 'Payments, refunds and the day-book, for admins (the product’s own)',
    tests: [...listed, ...journey('payments', 'the accountant gets the day-book')],
  },
  {
    id: '/audit',
    says: 'Who did or saw what, for admins (the product’s own)',
    tests: [...listed, ...journey('audit', 'an admin looks up who opened a resume @desktop')],
  },
  {
    id: '/signed-in-devices',
    says: 'Where somebody is signed in, for all roles (the product’s own)',
    tests: [
      ...listed,
      ...journey('devices', 'a candidate signs their other devices out, one and then all @phone'),
    ],
  },
  {
    id: '/my-privacy',
    says: 'What is kept about a person and what they can do about it (the product’s own)',
    tests: [
      ...listed,
      ...journey(
        'privacy',
        'a candidate stops sharing, takes the data along and names somebody @phone',
        'an employer deletes the account and has it back @desktop',
      ),
    ],
  },
  {
    id: '/grievances',
    says: 'Tickets about personal data, for admins (the product’s own)',
    tests: [...listed, ...journey('privacy', 'an admin answers a ticket in time @desktop')],
  },
  {
    id: '/sayings',
    says: 'Words that search understands, for admins (the product’s own)',
    tests: [...listed, ...journey('sayings', 'an admin teaches search a word @desktop')],
  },
  {
    id: '/system',
    says: 'How the product is, and background work that stopped, for admins (the product’s own)',
    tests: [
      ...listed,
      ...journey('system', 'an admin lets stopped work go on, and drops some @desktop'),
    ],
  },
  {
    id: '/admin-settings',
    says: 'The second step of an admin and the way to the devices (the product’s own)',
    tests: [
      ...listed,
      ...journey(
        'second-factor',
        'an admin comes in by a recovery code, makes others and turns the second step off @desktop',
      ),
    ],
  },
  {
    id: '/second-step',
    says: 'The code that finishes an admin’s sign-in (the product’s own)',
    tests: [
      ...listed,
      ...journey(
        'second-factor',
        'an admin is offered a second step, sets it up and signs in with it @phone',
      ),
    ],
  },
  {
    id: '/second-step/set-up',
    says: 'Setting a second step up (the product’s own)',
    tests: [
      ...listed,
      ...journey(
        'second-factor-required',
        'an admin without a second step sets it up before anything else @desktop',
      ),
    ],
  },
  {
    id: '/contact-requests',
    says: 'Requests for a call back, for admins (the product’s own)',
    tests: [...listed, ...journey('public-pages', 'is no business of anybody but admins')],
  },
  {
    id: 'letter case',
    says: 'Paths match without regard to letter case',
    tests: [
      ...other('addresses', 'letter case makes no difference'),
      ...journey('crawl', 'addresses answer in any letter case'),
    ],
  },
  {
    id: 'every path built',
    says: 'Every link of the product leads to a screen of these, and every button does something',
    tests: [
      ...other(
        'addresses',
        'every path that is built is the one that was agreed on',
        'every path that is built leads to a screen',
      ),
      ...journey(
        'crawl',
        'nobody meets a dead end @phone',
        'a candidate meets no dead end @phone',
        'an employer meets no dead end @desktop',
        'an admin meets no dead end @desktop',
      ),
    ],
  },
  {
    id: 'a screen without a session',
    says: 'A screen that needs a session and has none says so and comes back after sign-in',
    tests: [
      ...asksToSignIn,
      ...journey('sign-in', 'signing in with ${next} to come back to leads to ${arrival}'),
      ...journey('employer-profile', 'the employer screens ask to log in, and come back'),
    ],
  },
]
