import type { Lines, TextsOf } from './post-texts.ts'

const learnedOffers: Lines = [
  'Course fees paid after one year',
  'Fixed hours, no work on Sundays',
  'Yearly raise by a clear table',
  'Leave for examinations',
]

/** Texts of job ads for work that one has learned. */
export const professionTexts: TextsOf<
  'accounts' | 'marketing' | 'healthcare' | 'education' | 'software' | 'creative'
> = {
  accounts: [
    {
      titles: [
        'Accountant',
        'Accounts Assistant (Tally)',
        'GST Executive',
        'Billing Executive',
        'Senior Accountant',
        'Audit Assistant',
      ],
      openings: [
        'The accounts of our three branches are kept in one office.',
        'We need somebody who likes numbers that match.',
      ],
      duties: [
        'Enter bills, payments and receipts in Tally',
        'Match the bank statement every week',
        'Prepare GST returns with our adviser',
        'Send reminders for unpaid bills',
        'Keep the files ready for the audit',
        'Make the salary sheet by the attendance',
      ],
      needs: ['B.Com or two years with Tally', 'Excel with simple formulas'],
      offers: learnedOffers,
    },
  ],
  marketing: [
    {
      titles: [
        'Marketing Executive',
        'Digital Marketing Executive',
        'Social Media Executive',
        'SEO Executive',
      ],
      openings: [
        'Our shops are known in one city and shall be known in five.',
        'You plan the posts, the offers and the stalls of the season.',
      ],
      duties: [
        'Plan the posts of the month and write them',
        'Answer comments within two hours',
        'Watch what each rupee of advertising brings',
        'Arrange stalls at fairs and in societies',
        'Write short messages for festivals',
        'Report the numbers of the week',
      ],
      needs: ['You have run a page or a campaign before', 'Good written English and Hindi'],
      offers: learnedOffers,
    },
  ],
  healthcare: [
    {
      titles: [
        'Staff Nurse',
        'Ward Boy',
        'Lab Technician',
        'Pharmacist',
        'Patient Care Assistant',
        'ANM / GNM Nurse',
      ],
      openings: [
        'Our hospital has 50 beds and a day clinic.',
        'We care for patients in their homes, with a doctor on call.',
      ],
      duties: [
        'Give medicine by the chart of the doctor',
        'Measure pressure, sugar and temperature and write them down',
        'Help patients to eat, wash and move',
        'Keep instruments and beds clean',
        'Talk to the family with patience',
        'Hand over to the next shift in person',
      ],
      needs: [
        'GNM, ANM, DMLT or D.Pharm for the nurse, lab and pharmacy',
        'Registration with the state council where the law asks for it',
      ],
      offers: learnedOffers,
    },
  ],
  education: [
    {
      titles: [
        'Primary Teacher',
        'Maths Teacher',
        'Home Tutor',
        'Computer Trainer',
        'Spoken English Trainer',
        'Preschool Teacher',
      ],
      openings: [
        'Our school has classes from nursery to eighth.',
        'Small groups, good books, and parents who care.',
      ],
      duties: [
        'Teach by the plan of the term',
        'Check homework and note progress',
        'Meet the parents once a month',
        'Prepare tests and correct them',
        'Keep the class safe and friendly',
        'Take part in the events of the year',
      ],
      needs: ['Graduate, B.Ed or D.El.Ed is welcome', 'You explain simply and patiently'],
      offers: learnedOffers,
    },
  ],
  software: [
    {
      titles: [
        'Software Developer',
        'Web Developer',
        'Software Tester',
        'PHP Developer',
        'Data Analyst',
        'Android Developer',
      ],
      openings: [
        'We build apps for schools and shops in a team of fifteen.',
        'A product with real users, and time to do it well.',
      ],
      duties: [
        'Write code that others can read',
        'Test what you build before it leaves',
        'Fix errors that users report',
        'Talk about the plan of the week every Monday',
        'Write down how things work',
        'Review the changes of your team',
      ],
      needs: [
        'One year with a language of your choice, projects count too',
        'You can show something that you made',
      ],
      offers: learnedOffers,
    },
  ],
  creative: [
    {
      titles: [
        'Graphic Designer',
        'Video Editor',
        'Content Writer',
        'Interior Designer',
        'Photographer',
      ],
      openings: [
        'Our studio makes pictures and texts for shops and brands.',
        'You see your work on walls and screens of the city.',
      ],
      duties: [
        'Make drafts by the words of the customer',
        'Prepare files for print and for the screen',
        'Keep to the colours and fonts of the brand',
        'Work on two or three jobs in a week',
        'Show the work and take remarks calmly',
        'Keep all files named and in their place',
      ],
      needs: [
        'A folder or a link with your work',
        'Photoshop, Canva, Premiere or the tool of your trade',
      ],
      offers: learnedOffers,
    },
  ],
}
