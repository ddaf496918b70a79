import { http, journey, unit } from './row.ts'
import type { SpecRow } from './row.ts'

const shortlists = journey(
  'responses',
  'an employer shortlists and rejects, and changes their mind',
)
const decided = journey('admin', 'jobs are decided on, one after the other')
const dashboard = journey('dashboard', 'the dashboard lists, sorts and leads to jobs and responses')

/** What the screens of employers and admins show and do. */
export const hiringScreenRows: readonly SpecRow[] = [
  {
    id: 'post job',
    says: "'Post a job in 3 easy steps', 'Fill Job Details', Submit with a loading indicator, 'Need Help? Contact Us'",
    tests: journey(
      'post-job',
      'the form tells what is wrong, in place and in its order',
      'the first post is free, and is there once',
    ),
  },
  {
    id: 'post job: hand-over',
    says: 'Submit goes to /pricing_page with formDataToSend, isCheckout and jobIdLength',
    tests: [
      ...journey('post-job', 'the first post is free, and is there once'),
      ...unit(
        'web/features/jobs/posting/job-form',
        'only what the job form handed over counts as a checkout',
      ),
    ],
  },
  {
    id: 'pricing',
    says: "Two plans, Basic and In Demand, each with Select; '*All prices are excluding taxes'; no checkout without the flag",
    tests: journey('post-job', 'the prices are open to all, without a checkout'),
  },
  {
    id: 'pricing: checkout',
    says: 'Plan price, GST 18% and the total including tax',
    tests: journey('payments', 'a job is paid for, and its invoice is there'),
  },
  {
    id: 'dashboard',
    says: "Name and designation, 'Jobs Posted' and 'Jobs Active', 'Manage Job Posting', 'Post New Job', company, dates day-month-year or 'N/A', status",
    tests: [
      ...dashboard,
      ...journey('employer-profile', 'a new employer makes a profile and lands on the dashboard'),
    ],
  },
  {
    id: 'dashboard: sorting',
    says: "'Sort By' Posted Date or Expire Date, up and down",
    tests: [
      ...dashboard,
      ...http('own-jobs', 'sorts by posted and expiry date both ways; what has none is ahead'),
    ],
  },
  {
    id: 'dashboard: empty',
    says: "'No jobs available!'",
    tests: journey('dashboard', 'an employer without jobs is shown the way to the first'),
  },
  {
    id: 'review: tabs',
    says: 'Title of the job; All Candidates (those undecided), Shortlisted(n), Rejected(n); the default list is those who wait',
    tests: [
      ...shortlists,
      ...http('applications', 'pages newest first, filters and searches; the counts add up'),
    ],
  },
  {
    id: 'review: cards',
    says: 'Photo (or /profile.jpg), name, birth, gender, number, e-mail, address, education, language, experience, skills, resume link',
    tests: [
      ...shortlists,
      ...http('applications', 'shows what was sent, with labels, links and days'),
    ],
  },
  {
    id: 'review: back',
    says: 'A Back button goes one step back',
    tests: [
      ...dashboard,
      ...journey('admin', 'an admin reads the applicants of a job and comes back to it'),
    ],
  },
  {
    id: 'approvals',
    says: "'ADMIN-APPROVALS', logout, tabs Waitlisted Jobs, Approved, Rejected, Expired with counts, waiting first",
    tests: [...decided, ...journey('admin', 'the tabs count what is in them')],
  },
  {
    id: 'approvals: a job',
    says: "Accept, Reject, Wait, Edit, Check Response and a 'Posted on' date",
    tests: [
      ...decided,
      ...journey('admin', 'an admin reads the applicants of a job and comes back to it'),
    ],
  },
  {
    id: 'approvals: pages',
    says: 'The per-page selector and the pager work',
    tests: [
      ...journey('admin', 'the queue has pages, and Back leads through them @desktop'),
      ...http('admin-lists', 'pages by cursor'),
    ],
  },
  {
    id: 'admin edit',
    says: 'The same form, filled with fields and ticked options; loads on open; Submit with a loading indicator; help link',
    tests: journey(
      'admin-edit',
      'every field of a job can be edited',
      'an edit opened by its address ends in the queue',
    ),
  },
]
