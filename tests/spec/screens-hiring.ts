import type { SpecRow } from './row.ts'

/** What the screens of employers and admins show and do. */
export const hiringScreenRows: readonly SpecRow[] = [
  {
    id: 'applicants: many at once',
    says: 'Boxes pick applicants, with Shift a span of them; the bar at the foot shortlists or rejects them all; Undo takes the last decision back',
    tests: ['S2-910', 'S2-911', 'S2-912'],
  },
  {
    id: 'applicants: swipe',
    says: 'On a phone a finger moves a card right for the next step, left to reject; buttons do the same',
    tests: ['S2-1120'],
  },
  {
    id: 'applicants: calls, ratings and notes',
    says: 'After Call or WhatsApp the card asks how it went; the rating is in words; notes stay with the team',
    tests: ['S2-961'],
  },
  {
    id: 'post job',
    says: "'Post a job in 3 easy steps', 'Fill Job Details', Submit with a loading indicator, 'Need Help? Contact Us'",
    tests: ['S1-15', 'S1-5'],
  },
  {
    id: 'post job: steps',
    says: 'On a phone one step after the other, a finished one folded; a submit opens each with a mistake; a lost connection leaves the form',
    tests: ['S2-77', 'S2-78', 'S2-79'],
  },
  {
    id: 'post job: hand-over',
    says: 'Submit goes to /pricing_page with formDataToSend, isCheckout and jobIdLength',
    tests: ['S1-5', 'S2-49'],
  },
  {
    id: 'pricing',
    says: "Two plans, Basic and In Demand, each with Select; '*All prices are excluding taxes'; no checkout without the flag",
    tests: ['S1-7'],
  },
  {
    id: 'pricing: checkout',
    says: 'Plan price, GST 18% and the total including tax',
    tests: ['S2-50'],
  },
  {
    id: 'dashboard',
    says: "Name and designation, 'Jobs Posted' and 'Jobs Active', 'Manage Job Posting', 'Post New Job', company, dates day-month-year or 'N/A', status",
    tests: ['S1-14', 'S1-13'],
  },
  {
    id: 'dashboard: sorting',
    says: "'Sort By' Posted Date or Expire Date, up and down",
    tests: ['S1-14', 'S2-51'],
  },
  {
    id: 'dashboard: empty',
    says: "'No jobs available!'",
    tests: ['S2-52'],
  },
  {
    id: 'dashboard: menu',
    says: 'What can be done with a job, in a menu on a desktop and a sheet on a phone; the rest is left out',
    tests: ['S2-80', 'S2-83'],
  },
  {
    id: 'dashboard: today',
    says: 'What is due today, each duty with its act; stages, time left and views of each job; keys',
    tests: ['S2-81', 'S2-83'],
  },
  {
    id: 'dashboard: share',
    says: 'A live job is shared by a WhatsApp message, its link, a QR code and posters in each language',
    tests: ['S2-82'],
  },
  {
    id: 'posted job: again',
    says: 'A finally rejected job is edited and posted again as a new draft with its logo, where its reason allows that',
    tests: ['S2-76'],
  },
  {
    id: 'review: tabs',
    says: 'Title of the job; All Candidates (those undecided), Shortlisted(n), Rejected(n); the default list is those who wait',
    tests: ['S1-16', 'S2-53'],
  },
  {
    id: 'review: cards',
    says: 'Photo (or /profile.jpg), name, birth, gender, number, e-mail, address, education, language, experience, skills, resume link',
    tests: ['S1-16', 'S2-54'],
  },
  {
    id: 'review: match',
    says: 'What the job asks for beside what the applicant says, how far work is, and the resume within the card (the product’s own)',
    tests: ['S2-990'],
  },
  {
    id: 'review: back',
    says: 'A Back button goes one step back',
    tests: ['S1-14', 'S2-55'],
  },
  {
    id: 'overview',
    says: 'What to act on, eight figures, two charts and the decisions of a range of days; read again each minute while it is seen (the product’s own)',
    tests: ['S2-1140', 'S2-1141', 'S2-1142'],
  },
  {
    id: 'approvals',
    says: "'ADMIN-APPROVALS', logout, tabs Waitlisted Jobs, Approved, Rejected, Expired with counts, waiting first",
    tests: ['S1-21', 'S2-56', 'S2-74', 'S2-75'],
  },
  {
    id: 'approvals: a job',
    says: "Accept, Reject, Wait, Edit, Check Response and a 'Posted on' date",
    tests: ['S1-21', 'S2-55'],
  },
  {
    id: 'payments of admins',
    says: 'A table with search, days and documents; a payment is refunded by hand, with a reason, in a dialog that tells what becomes of its job',
    tests: ['S2-76'],
  },
  {
    id: 'approvals: pages',
    says: 'The per-page selector and the pager work',
    tests: ['S2-57', 'S2-58'],
  },
  {
    id: 'admin edit',
    says: 'The same form, filled with fields and ticked options; loads on open; Submit with a loading indicator; help link',
    tests: ['S1-20', 'S2-59'],
  },
  {
    id: 'inbox of admins',
    says: 'Reports, call-backs and grievances by when they are due, the open case beside the list, keys, and who has it (the product’s own)',
    tests: ['S2-1173', 'S2-1174', 'S1-36'],
  },
  {
    id: 'admins’ search',
    says: 'Ctrl K, / or a button on each page of admins: finds by words and numbers, opens by Enter, and says what to do without an answer (the product’s own)',
    tests: ['S2-1130', 'S2-1131', 'S2-1132', 'S2-1133', 'S2-1175'],
  },
  {
    id: 'questions of a job',
    says: 'Added from a library or in own words; who misses a must-have is warned before sending, and listed apart with the answers',
    tests: ['S2-700'],
  },
]
