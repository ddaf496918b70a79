import type { Category } from '#contract/options.ts'

type Texts = {
  readonly titles: readonly [string, ...string[]]
  readonly duties: readonly [string, ...string[]]
}

/** What adverts of each kind say. */
export const postTexts: Readonly<Record<Category, Texts>> = {
  'customer-support': {
    titles: [
      'Customer Support Executive',
      'Customer Care Executive (Inbound)',
      'Process Associate, Hindi Voice',
      'Night Shift Customer Support',
      'Team Leader, Inbound Process',
    ],
    duties: [
      'Answer calls from customers about bills, recharges and orders.',
      'Solve the question on the first call or pass it to the right team.',
      'Note each call in the system in simple English.',
    ],
  },
  telesales: {
    titles: [
      'Telecaller',
      'Telesales Executive, Hindi',
      'Outbound Sales Executive',
      'Tele Caller (Female/Male)',
      'Inside Sales Associate',
    ],
    duties: [
      'Call people from a list that we give you. No cold visits.',
      'Explain the plan, answer questions and close the sale on the phone.',
      'Follow up with people who asked to be called later.',
    ],
  },
  collections: {
    titles: [
      'Collection Executive (Calling)',
      'Loan Recovery Telecaller',
      'Soft Collections Associate',
    ],
    duties: [
      'Remind customers of due instalments, politely and by the rules of the regulator.',
      'Agree on a date of payment and write it down.',
      'Report disputes to the supervisor the same day.',
    ],
  },
  'back-office': {
    titles: [
      'Back Office Executive',
      'KYC Verification Executive',
      'Documentation Assistant',
      'Office Assistant',
    ],
    duties: [
      'Check forms and papers against the list and mark what is missing.',
      'Keep records up to date in Excel and in our system.',
      'Answer e-mails from branches within the day.',
    ],
  },
  'data-entry': {
    titles: [
      'Data Entry Operator',
      'Computer Operator',
      'Catalogue Data Associate',
      'MIS Executive',
    ],
    duties: [
      'Type data from scanned papers at 30 words a minute or faster.',
      'Compare two lists and correct what differs.',
      'Send the daily sheet before 6 pm.',
    ],
  },
  'technical-support': {
    titles: ['Technical Support Associate', 'Broadband Helpdesk Executive', 'IT Helpdesk (L1)'],
    duties: [
      'Guide customers step by step until their connection works again.',
      'Book a visit of the engineer when the phone is not enough.',
      'Write down the fault and how it was solved.',
    ],
  },
  'chat-email': {
    titles: [
      'Chat Process Associate',
      'Email Support Executive',
      'Non Voice Process Executive',
      'Chat Support (Work from Home)',
    ],
    duties: [
      'Answer three chats at a time in clear written English.',
      'Use the ready answers and make them fit the question.',
      'Pass complaints on within ten minutes.',
    ],
  },
  'field-sales': {
    titles: [
      'Field Sales Executive',
      'Merchant Onboarding Executive',
      'Business Development Executive (Field)',
    ],
    duties: [
      'Visit ten shops a day in your own area and sign them up.',
      'Help the shopkeeper with the first payment.',
      'Collect the papers and upload photos of them.',
    ],
  },
  delivery: {
    titles: [
      'Delivery Partner (own bike)',
      'Parcel Delivery Executive',
      'Warehouse Picker',
      'Last Mile Rider',
    ],
    duties: [
      'Deliver 40 to 60 parcels a day within 8 km of the hub.',
      'Take the customer’s code or payment at the door.',
      'Hand the cash and returns in at the end of the shift.',
    ],
  },
  retail: {
    titles: ['Retail Sales Associate', 'Store Cashier', 'Floor Executive', 'Counter Sales Staff'],
    duties: [
      'Greet customers and help them find what they came for.',
      'Bill at the counter and keep the shelf full.',
      'Count stock on Mondays with the store manager.',
    ],
  },
  'human-resources': {
    titles: [
      'HR Recruiter (Fresher can apply)',
      'HR Executive, BPO Hiring',
      'Talent Acquisition Associate',
    ],
    duties: [
      'Call candidates, tell them about the job and fix interviews.',
      'Keep the tracker of joiners up to date.',
      'Help new people with their joining papers.',
    ],
  },
  other: {
    titles: ['Receptionist', 'Office Boy', 'Security Guard (Day Shift)', 'Housekeeping Supervisor'],
    duties: [
      'Open the office on time and keep it in order.',
      'Receive visitors and parcels.',
      'Report anything that is broken to the admin desk.',
    ],
  },
}

export const offers = [
  'Training for 10 days with full pay.',
  'Six working days, one fixed week off.',
  'Cab for the night shift within 25 km.',
  'Salary on the 7th of each month.',
  'PF and ESIC from the first month.',
  'Incentive every month on results.',
  'Tea and dinner at the centre.',
  'Two wheeler allowance by kilometre.',
  'Growth to team leader within a year for the best.',
  'No target in the first month.',
] as const

export const needs = [
  'You speak Hindi well and can read simple English.',
  'Freshers are welcome; we teach you all that you need.',
  'Bring your resume, Aadhaar and two photos to the interview.',
  'You can join within a week.',
  'We never ask candidates for money at any step.',
  'Knowing a computer is enough; no degree is needed.',
] as const

export const interviewTimings = [
  'Mon to Sat, 11 am - 4 pm',
  'Mon to Fri, 10 am - 1 pm',
  'Tue and Thu, 2 pm - 5 pm',
] as const
