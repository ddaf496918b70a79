import type { SpecRow } from './row.ts'

/** States and what leads from one to another; every status of the code has its row. */
export const stateRows: readonly SpecRow[] = [
  {
    id: 'login',
    says: "Number, then code: when it was sent the OTP field appears and the button becomes 'Verify OTP'; a token is requested and stored with the type; then the start of the role",
    tests: ['S1-9', 'S4-1', 'S3-28'],
  },
  {
    id: 'sign-in by Google',
    says: 'A matching role enters; the other role or an admin is denied; no role becomes that of the login; closing the window is noticed within half a second and told',
    tests: ['S2-26', 'S4-2', 'S4-3', 'S4-4', 'S4-5', 'S4-6', 'S4-7', 'S4-8', 'S4-9', 'S4-10'],
  },
  {
    id: 'role of an identity',
    says: 'An identity other than a phone holds one role for good; a phone may hold a candidate and an employer account',
    tests: ['S4-11', 'S4-12'],
  },
  {
    id: 'job unpaid',
    says: "Saved before its payment: '' on the wire, shown Not paid yet; in no list of the admin; moved by its payment alone",
    tests: ['S4-13', 'S4-14', 'S4-15', 'S4-16', 'S4-17'],
  },
  {
    id: 'job waiting',
    says: 'A free post waits at once; shown Pending to its employer',
    tests: ['S3-12', 'S1-5'],
  },
  {
    id: 'job accepted',
    says: 'Found in search; counts as Active',
    tests: ['S4-18', 'S4-19', 'S3-19'],
  },
  {
    id: 'job rejected',
    says: 'Out of search; responses are disabled',
    tests: ['S4-20', 'S1-14'],
  },
  {
    id: 'job: rejection',
    says: 'Has a reason, which its employer reads; can be taken back for a minute, and the refund leaves after it',
    tests: ['S4-45', 'S4-46', 'S4-47', 'S4-48', 'S4-49'],
  },
  {
    id: 'job: withdrawal',
    says: 'Before it is published, by its employer, with a whole refund; shown Withdrawn, and never published any more',
    tests: ['S4-50', 'S4-51', 'S4-52'],
  },
  {
    id: 'job: pause',
    says: 'By its employer: out of search at once, the days left are kept for 30 days of pauses in all, then they run on',
    tests: ['S7-201', 'S4-57', 'S4-59'],
  },
  {
    id: 'job: filled, closed',
    says: 'By its employer; those without an answer are told ten minutes later; reopened within its days',
    tests: ['S7-202', 'S4-56', 'S4-58'],
  },
  {
    id: 'job: needs changes',
    says: 'An admin says what must change and why; the employer changes the job and sends it again, to the end of the queue',
    tests: ['S7-210', 'S4-61', 'S4-62', 'S2-81'],
  },
  {
    id: 'job: edit',
    says: 'At once before it is published; afterwards what the table of topics names waits for an admin, and the verified version stays',
    tests: ['S7-212', 'S7-213', 'S4-63', 'S4-64', 'S4-65', 'S4-66', 'S4-67', 'S2-82'],
  },
  {
    id: 'job: table of moves',
    says: 'Nothing but the table moves a job; it is live only when paid and verified, and loses no days',
    tests: ['S4-55', 'S4-56', 'S4-60', 'S4-72', 'S4-73'],
  },
  {
    id: 'job: mails',
    says: 'The employer is mailed when a job is accepted, and when a rejection is final, with reason and refund; once each',
    tests: ['S4-53', 'S4-54'],
  },
  {
    id: 'job expired',
    says: "'pause' on the wire, shown Expired; past its last day a job is out of search at once and reads as expired everywhere",
    tests: ['S4-13', 'S4-21', 'S4-22', 'S4-23', 'S1-8'],
  },
  {
    id: 'job: any to any',
    says: 'An admin may set any status from any other; every change is recorded',
    tests: ['S4-24', 'S4-25'],
  },
  {
    id: 'job: buttons',
    says: 'The present state is a disabled highlighted button; the list follows; Status Changed to {status}',
    tests: ['S1-21'],
  },
  {
    id: 'job: last day',
    says: 'Set at the first acceptance; accepted after it, a job runs anew',
    tests: ['S4-26', 'S4-27', 'S4-28', 'S4-29'],
  },
  {
    id: 'job: posted day',
    says: 'The day on which the job reached waiting',
    tests: ['S2-38'],
  },
  {
    id: 'check response',
    says: 'accepted or pause opens the applicants, waiting explains, rejected is disabled',
    tests: ['S4-30', 'S1-14', 'S1-12'],
  },
  {
    id: 'application waiting',
    says: 'New; nothing comes back to it',
    tests: ['S4-31', 'S4-32'],
  },
  {
    id: 'application shortlisted',
    says: "A disabled 'Shortlisted' button; can still be rejected",
    tests: ['S1-16', 'S4-33'],
  },
  {
    id: 'application rejected',
    says: "A disabled 'Rejected' button; can still be shortlisted",
    tests: ['S1-16', 'S4-33'],
  },
  {
    id: 'application: the candidate',
    says: 'Reads what became of it',
    tests: ['S4-34', 'S1-8'],
  },
  {
    id: 'application: one for all time',
    says: "A second try answers 409 'Already Applied' and changes nothing; only a live job takes applications",
    tests: ['S4-35', 'S4-36', 'S4-37'],
  },
  {
    id: 'plan',
    says: 'basic or demand; demand unless chosen',
    tests: ['S4-38', 'S1-7'],
  },
  {
    id: 'form: same as above address',
    says: 'Copies address, state, city and pincode into the job fields and disables them; unticking clears them',
    tests: ['S4-39'],
  },
  {
    id: 'form: same as job location',
    says: 'Only while offline is ticked; copies into the interview fields and disables them',
    tests: ['S4-39'],
  },
  {
    id: 'form: not offline',
    says: 'Interview place and timing are cleared',
    tests: ['S4-39', 'S4-40'],
  },
  {
    id: 'form: pincode',
    says: 'Six digits fill state and city',
    tests: ['S4-39', 'S4-41'],
  },
  {
    id: 'session',
    says: 'A missing or failing token check shows a message, clears what is stored and returns to / or the login',
    tests: ['S4-42', 'S4-43', 'S4-44', 'S1-51'],
  },
]
