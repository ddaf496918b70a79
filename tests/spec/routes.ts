import type { SpecRow } from './row.ts'

/** Every address of a screen; the routes of the code must be these and no others. */
export const routeRows: readonly SpecRow[] = [
  {
    id: '/',
    says: 'Home',
    tests: ['S1-1', 'S1-2'],
  },
  {
    id: '/Contact',
    says: 'Contact page with call-back request form',
    tests: ['S1-1', 'S1-3'],
  },
  {
    id: '/report/{slug}',
    says: 'Report a live job, also without signing in (the product’s own)',
    tests: ['S1-1', 'S1-907'],
  },
  {
    id: '/check',
    says: 'Check a recruiter by a phone number or a company’s name',
    tests: ['S1-70'],
  },
  {
    id: '/refund_policy',
    says: 'Cancellation and Refund Policy for Recruiters',
    tests: ['S1-1', 'S1-4'],
  },
  {
    id: '/terms_conditions',
    says: 'Terms & Conditions (last updated 02-10-2024)',
    tests: ['S1-1', 'S1-4'],
  },
  {
    id: '/privacy_policy',
    says: 'Privacy Policy (last updated December 03, 2024)',
    tests: ['S1-1', 'S1-4'],
  },
  {
    id: '/pricing_page',
    says: 'Pricing and payment screen',
    tests: ['S1-1', 'S1-5'],
  },
  {
    id: '/payment_gateway',
    says: 'The same screen as /pricing_page',
    tests: ['S1-6', 'S1-7'],
  },
  {
    id: '/employee_login',
    says: 'Employer login and sign-up',
    tests: ['S1-1', 'S1-8'],
  },
  {
    id: '/employer_login',
    says: 'The same screen as /employee_login',
    tests: ['S1-6', 'S1-9'],
  },
  {
    id: '/candidate_login',
    says: 'Candidate login and sign-up',
    tests: ['S1-1', 'S1-9'],
  },
  {
    id: '/first_details',
    says: 'Candidate first-time profile, one question a screen; a candidate without a name is sent here',
    tests: ['S1-1', 'S1-10', 'S1-79', 'S1-800'],
  },
  {
    id: '/first_details/all',
    says: 'The same questions on one page',
    tests: ['S1-11'],
  },
  {
    id: '/candidate_profile',
    says: 'Candidate profile edit and My Applications',
    tests: ['S1-1', 'S1-12'],
  },
  {
    id: '/employee_profile',
    says: 'Employer profile',
    tests: ['S1-1', 'S1-13'],
  },
  {
    id: '/company',
    says: 'What was checked of an employer’s organisation, and what can be sent (the product’s own)',
    tests: ['S1-1', 'S1-900'],
  },
  {
    id: '/organisations',
    says: 'Organisations for admins, those with something to check first (the product’s own)',
    tests: ['S1-1', 'S1-901'],
  },
  {
    id: '/organisations/{organisationId}',
    says: 'What is known of an organisation, and what an admin says of its evidence (the product’s own)',
    tests: ['S1-1', 'S1-901'],
  },
  {
    id: '/admins',
    says: 'Who is an admin, in which role, and what each role may do, for owners (the product’s own)',
    tests: ['S1-1', 'S2-1150'],
  },
  {
    id: '/team',
    says: 'Who works for an employer’s organisation, in which role, and who is invited (the product’s own)',
    tests: ['S1-1', 'S2-1001'],
  },
  {
    id: '/billing',
    says: 'An employer’s posts left, bills and their recipient, and buying several posts (the product’s own)',
    tests: ['S1-1', 'S1-60'],
  },
  {
    id: '/renew/{jobId}',
    says: 'More days for a job that ends soon or has ended (the product’s own)',
    tests: ['S1-1', 'S1-90'],
  },
  {
    id: '/employee_dashboard',
    says: 'Employer dashboard; no other address serves it',
    tests: ['S1-1', 'S1-14'],
  },
  {
    id: '/postjob',
    says: 'Employer post-job form',
    tests: ['S1-1', 'S1-15'],
  },
  {
    id: '/postedjobinfo',
    says: 'Reached from the dashboard by the company name, with state jobId and jobTitle',
    tests: ['S1-1', 'S1-14'],
  },
  {
    id: '/edit-job/{jobId}',
    says: 'The edit of an own job, reached from its menu and its page',
    tests: ['S2-81', 'S2-82'],
  },
  {
    id: '/responses/{jobId}',
    says: 'Applicants of a job for an employer',
    tests: ['S1-1', 'S1-16'],
  },
  {
    id: '/check_responses/{jobId}',
    says: 'Job responses; the same screen',
    tests: ['S1-6', 'S1-17'],
  },
  {
    id: '/jobsearch',
    says: 'Candidate job search; the jobs applied to stand on /candidate_profile',
    tests: ['S1-1', 'S1-18'],
  },
  {
    id: '/job_details/{jobId}',
    says: 'Job details for a candidate',
    tests: ['S1-1', 'S1-19'],
  },
  {
    id: '/applyform/{jobId}',
    says: 'Candidate application form',
    tests: ['S1-1', 'S1-12'],
  },
  {
    id: '/edit/{jobId}',
    says: 'Admin job edit',
    tests: ['S1-1', 'S1-20'],
  },
  {
    id: '/section-5',
    says: 'Admin approvals page, also as /Section-5',
    tests: ['S1-6', 'S1-21'],
  },
  {
    id: '/Admin',
    says: 'Admin login page; leads on to /section-5 when one is admin already',
    tests: ['S1-1', 'S1-22'],
  },
  {
    id: '/Frame-3',
    says: 'The About section as a page of its own',
    tests: ['S1-1', 'S1-23'],
  },
  {
    id: '/*',
    says: "Not-found screen with a 'Go to Home' button and a note to share issues in the feedback form",
    tests: ['S1-24', 'S1-25'],
  },
  {
    id: '/jobs',
    says: 'Public job search, readable without signing in or JavaScript (the product’s own)',
    tests: ['S1-1', 'S1-26'],
  },
  {
    id: '/companies/{slug}',
    says: 'A company for everybody: what was checked, how it answers, its live jobs (the product’s own)',
    tests: ['S1-1', 'S1-902', 'S1-906', 'S1-908'],
  },
  {
    id: '/jobs/by-city',
    says: 'Every city that has jobs, as links (the product’s own)',
    tests: ['S1-1', 'S1-27'],
  },
  {
    id: '/offline',
    says: 'What is shown without a line where no page was kept (the product’s own)',
    tests: ['S1-1', 'S1-28'],
  },
  {
    id: '/language',
    says: 'The choice of the language, at the first visit of the home page (the product’s own)',
    tests: ['S1-1', 'S1-54', 'S1-55', 'S1-56', 'S1-57'],
  },
  {
    id: '/jobs/{slug}',
    says: 'Public page of a job; never shows the HR contact (the product’s own)',
    tests: ['S1-1', 'S1-26', 'S1-29', 'S1-30', 'S1-58'],
  },
  {
    id: '/payments',
    says: 'Payments, refunds and the day-book, for admins (the product’s own)',
    tests: ['S1-1', 'S1-31'],
  },
  {
    id: '/audit',
    says: 'Who did or saw what, for admins (the product’s own)',
    tests: ['S1-1', 'S1-32'],
  },
  {
    id: '/notifications',
    says: 'What a person was told, for all roles (the product’s own)',
    tests: ['S1-1', 'S1-8'],
  },
  {
    id: '/notification-settings',
    says: 'By which ways a person gets which messages (the product’s own)',
    tests: ['S1-1', 'S7-207'],
  },
  {
    id: '/interview/{token}',
    says: 'An invitation to an interview, answered without signing in and without script (the product’s own)',
    tests: ['S1-1', 'S2-970', 'S2-974'],
  },
  {
    id: '/check-in/{token}',
    says: 'Where the poster at the entrance leads: who is there says so, without signing in and without script (the product’s own)',
    tests: ['S1-1', 'S2-972'],
  },
  {
    id: '/interviews',
    says: 'The interview times of an employer by week, and who waits for one (the product’s own)',
    tests: ['S1-1', 'S2-970', 'S2-1123'],
  },
  {
    id: '/interviews/{day}',
    says: 'Who is expected on a day, to be marked or printed (the product’s own)',
    tests: ['S1-1', 'S2-970', 'S2-971', 'S2-980'],
  },
  {
    id: '/statistics/{jobId}',
    says: 'How a job does, for its employer (the product’s own)',
    tests: ['S1-1', 'S2-995', 'S2-997'],
  },
  {
    id: '/blocks',
    says: 'What may not be used here, for admins (the product’s own)',
    tests: ['S1-1', 'S2-990'],
  },
  {
    id: '/stop/{token}',
    says: 'Stops messages by the link in a mail, without signing in (the product’s own)',
    tests: ['S1-1', 'S7-208'],
  },
  {
    id: '/signed-in-devices',
    says: 'Where somebody is signed in, for all roles (the product’s own)',
    tests: ['S1-1', 'S1-33'],
  },
  {
    id: '/my-privacy',
    says: 'What is kept about a person and what they can do about it (the product’s own)',
    tests: ['S1-1', 'S1-34', 'S1-35'],
  },
  {
    id: '/my_applications',
    says: 'A candidate’s applications, by whether they are going on (the product’s own)',
    tests: ['S1-1', 'S1-61'],
  },
  {
    id: '/alerts',
    says: 'A candidate’s job alerts (the product’s own)',
    tests: ['S1-1', 'S2-380'],
  },
  {
    id: '/typing_test/{language}',
    says: 'The typing test, for candidates (the product’s own)',
    tests: ['S1-1', 'S2-1101', 'S2-1111'],
  },
  {
    id: '/saved',
    says: 'A candidate’s saved jobs (the product’s own)',
    tests: ['S1-1', 'S2-370'],
  },
  {
    id: '/resume',
    says: 'The resume that the product makes from a candidate’s answers (the product’s own)',
    tests: ['S1-1', 'S1-60'],
  },
  {
    id: '/inbox',
    says: 'Reports, requests for a call back and grievances, for admins (the product’s own)',
    tests: ['S1-1', 'S1-36', 'S1-42'],
  },
  {
    id: '/sayings',
    says: 'Words that search understands, for admins (the product’s own)',
    tests: ['S1-1', 'S1-37'],
  },
  {
    id: '/overview',
    says: 'What wants an admin, and how the product does, for admins (the product’s own)',
    tests: ['S1-1', 'S2-1140'],
  },
  {
    id: '/system',
    says: 'How the product is, and background work that stopped, for admins (the product’s own)',
    tests: ['S1-1', 'S1-38'],
  },
  {
    id: '/admin-settings',
    says: 'The second step of an admin and the way to the devices (the product’s own)',
    tests: ['S1-1', 'S1-39'],
  },
  {
    id: '/second-step',
    says: 'The code that finishes an admin’s sign-in (the product’s own)',
    tests: ['S1-1', 'S1-40'],
  },
  {
    id: '/second-step/set-up',
    says: 'Setting a second step up (the product’s own)',
    tests: ['S1-1', 'S1-41'],
  },
  {
    id: 'letter case',
    says: 'Paths match without regard to letter case',
    tests: ['S1-43', 'S1-44'],
  },
  {
    id: 'every path built',
    says: 'Every link of the product leads to a screen of these, and every button does something',
    tests: ['S1-45', 'S1-46', 'S1-47', 'S1-48', 'S1-49', 'S1-50'],
  },
  {
    id: 'a screen without a session',
    says: 'A screen that needs a session and has none says so and comes back after sign-in',
    tests: ['S1-51', 'S1-52', 'S1-53'],
  },
  {
    id: '/my_applications/{applicationId}',
    says: 'An own application with its dated steps, who hires, what was sent, and what became of it',
    tests: ['S1-700', 'S1-701', 'S1-702'],
  },
]
