import type { Lines, TextsOf } from './post-texts.ts'

const deskOffers: Lines = [
  'Shift times fixed for three months at a time',
  'Quarterly bonus on quality',
  'Tea and snacks in the office',
  'Certificate after the training',
]

/** Texts of job ads for desk work. */
export const deskTexts: TextsOf<
  'back-office' | 'data-entry' | 'chat-email' | 'human-resources' | 'front-office' | 'other'
> = {
  'back-office': [
    {
      titles: [
        'Back Office Executive',
        'KYC Verification Executive',
        'Documentation Assistant',
        'Office Assistant (Computer)',
        'Back Office Executive - Insurance Process',
        'Operations Executive, Non Voice Back Office',
        'Claims Processing Associate',
        'Admin Executive',
      ],
      openings: [
        'A desk job with fixed hours in our operations team.',
        'We check the papers of new customers for a bank partner.',
        'The back office keeps our branches running; you will be one of a team of twelve.',
      ],
      duties: [
        'Check forms and papers against the list and mark what is missing',
        'Keep records up to date in Excel and in our system',
        'Answer e-mails from branches within the day',
        'Verify KYC documents and send doubtful ones for a second look',
        'Make the daily report for the manager',
        'Keep files and the dispatch register in order',
      ],
      needs: [
        'MS Excel with filters and simple formulas',
        'Careful work matters more than speed',
        'Graduates are preferred, 12th pass with experience may apply',
      ],
      offers: deskOffers,
    },
  ],
  'data-entry': [
    {
      titles: [
        'Data Entry Operator',
        'Computer Operator',
        'Catalogue Data Entry Associate',
        'Data Entry Executive - Day Shift',
        'Hindi and English Typist',
        'MIS and Data Entry Executive',
        'Work from Home Data Entry Operator',
      ],
      openings: [
        'We put scanned forms into the system for hospitals and insurers.',
        'Product lists of online shops need clean data, and we make it.',
        'A quiet job at the computer with a fixed daily count.',
      ],
      duties: [
        'Type data from scanned papers at 30 words a minute or faster',
        'Compare two lists and correct what differs',
        'Send the daily sheet before 6 pm',
        'Check the work of a colleague, as yours will be checked',
        'Keep errors under one in a hundred',
        'Tell the supervisor when a paper can’t be read',
      ],
      needs: [
        'Typing speed of 30 wpm, tested at the interview',
        'MS Excel and basic English reading',
        'Freshers with a computer course can apply',
      ],
      offers: deskOffers,
    },
  ],
  'chat-email': [
    {
      titles: [
        'Chat Process Associate',
        'Email Support Executive',
        'Non Voice Process Executive',
        'Chat Support (Work from Home)',
        'Web Chat Executive - Shopping Site',
        'Customer Support, Chat and Email',
        'Non Voice Chat Process, Day Shift',
      ],
      openings: [
        'No calls: you write with customers of an online shop by chat and e-mail.',
        'Our chat team answers in clear written English, day and night.',
        'If you write faster than you speak, this job is for you.',
      ],
      duties: [
        'Answer three chats at a time in clear written English',
        'Use the ready answers and make them fit the question',
        'Pass complaints on within ten minutes',
        'Reply to e-mails within four hours',
        'Book refunds and replacements by the policy',
        'Keep first reply time under 40 seconds',
      ],
      needs: [
        'Typing 35 wpm and good English grammar',
        'Own laptop and broadband for work from home',
        'A calm head when three people write at once',
      ],
      offers: deskOffers,
    },
  ],
  'human-resources': [
    {
      titles: [
        'HR Recruiter (Fresher can apply)',
        'HR Executive, BPO Hiring',
        'Talent Acquisition Associate',
        'HR Intern to Executive',
        'Recruiter - Volume Hiring',
        'HR and Payroll Executive',
      ],
      openings: [
        'We hire 60 people a month and need somebody who finds them.',
        'Start your career in HR with a team that hires for call centres.',
        'You bring the right people to the right process and stay with them in the first week.',
      ],
      duties: [
        'Call candidates, tell them about the job and fix interviews',
        'Keep the tracker of joiners up to date',
        'Help new people with their joining papers',
        'Post jobs and sort applications every morning',
        'Check attendance and send it for payroll',
        'Hold the first round on the phone',
      ],
      needs: [
        'Good at talking to freshers, in Hindi and English',
        'MBA or BBA in HR is a plus, not a must',
        'Excel tracker and e-mail writing',
      ],
      offers: deskOffers,
    },
  ],
  'front-office': [
    {
      titles: [
        'Receptionist',
        'Front Desk Executive',
        'Receptionist cum Admin',
        'Front Office Assistant',
      ],
      openings: [
        'The first face our visitors see could be yours.',
        'A steady day job with fixed hours near the metro.',
      ],
      duties: [
        'Receive visitors and parcels and keep the register',
        'Answer the main phone line and connect calls',
        'Book meeting rooms and cabs',
        'Give out forms and help people to fill them in',
        'Order stationery and check the bills',
      ],
      needs: [
        'Friendly manner, Hindi and simple English',
        'MS Word and e-mail',
        'Punctual, with one reference',
      ],
      offers: deskOffers,
    },
    {
      titles: ['Office Boy', 'Office Attendant', 'Peon', 'Facility Assistant'],
      openings: [
        'Our office of 80 people needs a pair of reliable hands.',
        'We are looking for somebody who stays; the last one stayed six years.',
      ],
      duties: [
        'Open the office on time and keep it in order',
        'Report anything that is broken to the admin desk',
        'Take care of the keys and the pantry stock',
        'Check who comes in and goes out',
        'Help other teams when there is a rush',
      ],
      needs: [
        'Police verification papers at joining',
        'Punctual and honest, with one reference',
        'Reading and writing in Hindi or English',
      ],
      offers: [
        'Uniform from us',
        'Twelve hour shifts only if you want the overtime',
        'Tea twice a day',
      ],
    },
  ],
  other: [
    {
      titles: [
        'Cinema Hall Attendant',
        'Library Attendant',
        'Petrol Pump Attendant',
        'Parking Attendant',
      ],
      openings: [
        'We need a pair of reliable hands for the evening.',
        'We are looking for somebody who stays; the last one stayed six years.',
      ],
      duties: [
        'Open the place on time and keep it in order',
        'Show visitors where to go and help them politely',
        'Take the money or the ticket and give the receipt',
        'Report anything that is broken to the manager',
        'Help the others when there is a rush',
      ],
      needs: [
        'Police verification papers at joining',
        'Punctual and honest, with one reference',
        'Reading and writing in Hindi or English',
      ],
      offers: ['Uniform from us', 'Tea twice a day', 'Overtime only if you want it'],
    },
  ],
}
