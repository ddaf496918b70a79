import type { Education, Experience } from '#contract/options.ts'
import type { SampleCity } from './cities.ts'
import type { Random } from './random.ts'

/* Education and jobs of candidates. Schools and employers are made up. */

export type Study = {
  readonly what: string
  readonly where: string
  readonly year: number
  readonly result: string
}

export type PastJob = {
  readonly title: string
  readonly employer: string
  readonly from: number
  readonly to: number
  readonly work: readonly [string, string]
}

const schools = [
  'Government Senior Secondary School',
  'Saraswati Vidya Niketan',
  'Adarsh Public School',
  'Nav Jyoti Higher Secondary School',
  'Janta Inter College',
  'Shanti Niketan High School',
] as const

const colleges = [
  'City Evening College',
  'Government Degree College',
  'Lok Seva College of Commerce',
  'Ganga Yamuna College of Arts and Science',
  'State Open University, study centre',
] as const

const degreesByStream = {
  Arts: ['B.A.', 'B.A. (Hons) English', 'B.A. Political Science', 'BBA'],
  Commerce: ['B.Com.', 'B.Com. (Hons)', 'BBA'],
  Science: ['B.Sc.', 'BCA', 'B.Sc. Computer Science'],
} as const

export function makeEducation(
  random: Random,
  level: Education,
  birthYear: number,
  { city }: SampleCity,
): Study[] {
  const school = `${random.pick(schools)}, ${city}`
  const tenth = {
    what: 'Class 10',
    where: school,
    year: birthYear + 16,
    result: `${random.int(48, 88)}%`,
  }
  if (level === '10thPassed') return [tenth]
  const stream = random.pick(['Arts', 'Commerce', 'Science'])
  const twelfth = {
    what: `Class 12, ${stream}`,
    where: school,
    year: birthYear + 18,
    result: `${random.int(46, 86)}%`,
  }
  if (level === '12thPassed') return [twelfth, tenth]
  const degree = {
    what: random.pick(degreesByStream[stream]),
    where: `${random.pick(colleges)}, ${city}`,
    year: birthYear + 21,
    result: random.pick(['First division', 'Second division', 'CGPA 7.1', 'CGPA 6.4', 'CGPA 8.0']),
  }
  // A degree after the latest year is not finished yet.
  return degree.year > latestYear
    ? [{ ...degree, year: latestYear, result: 'final year' }, twelfth, tenth]
    : [degree, twelfth, tenth]
}

const latestYear = 2026

type Occupation = {
  readonly title: string
  readonly employers: readonly [string, ...string[]]
  readonly work: readonly [string, string, ...string[]]
  readonly skills: readonly [string, ...string[]]
}

const callFloors = ['Chirag Call Services', 'Nilgagan Outsourcing', 'Aarohi Infocom'] as const
const offices = ['Om Sai Enterprises', 'Triveni Business Services', 'Maa Tara Agencies'] as const
const shops = ['Shubham Garments', 'New Fashion Point', 'Laxmi General Store'] as const
const couriers = [
  'Vasundhara Distributors',
  'Pawanputra Courier',
  'Speedway Parcel Service',
] as const
const agencies = ['Green Valley Marketing', 'Navyug Sales Agency', 'Om Sai Enterprises'] as const
const clinics = ['Sanjeevani Clinic', 'Arogya Dental Care'] as const

const occupations: readonly [Occupation, ...Occupation[]] = [
  {
    title: 'Customer Support Executive',
    employers: callFloors,
    work: [
      'Took 70 to 90 inbound calls a day for a broadband process.',
      'Kept customer rating above 4.2 of 5.',
      'Closed most tickets on the first call.',
    ],
    skills: ['Inbound calls', 'Ticketing tools', 'Customer handling'],
  },
  {
    title: 'Telecaller',
    employers: callFloors,
    work: [
      'Called leads for a credit card process and fixed visits.',
      'Reached the monthly target nine months of twelve.',
      'Followed up with customers on WhatsApp and phone.',
    ],
    skills: ['Cold calling', 'Lead follow up', 'Negotiation'],
  },
  {
    title: 'Collection Caller',
    employers: callFloors,
    work: [
      'Reminded customers of EMI dates in the 0 to 30 day bucket.',
      'Recorded promises to pay and followed each one up.',
      'Kept to the calling hours and the code of conduct.',
    ],
    skills: ['Soft collections', 'Negotiation', 'Call recording rules'],
  },
  {
    title: 'Data Entry Operator',
    employers: offices,
    work: [
      'Typed 180 forms a day with less than 1% errors.',
      'Checked scanned papers against the list.',
      'Made the daily report in Excel.',
    ],
    skills: ['Typing 35 wpm', 'MS Excel', 'Data checking'],
  },
  {
    title: 'Back Office Assistant',
    employers: offices,
    work: [
      'Verified KYC papers of new accounts.',
      'Wrote e-mails to branches about missing papers.',
      'Kept files and the dispatch register.',
    ],
    skills: ['KYC verification', 'MS Word', 'E-mail writing'],
  },
  {
    title: 'Counter Sales Executive',
    employers: shops,
    work: [
      'Served customers and billed at the counter of a garment shop.',
      'Counted stock every week with the manager.',
      'Trained two new people before Diwali.',
    ],
    skills: ['Billing', 'Stock keeping', 'Sales'],
  },
  {
    title: 'Delivery Executive',
    employers: couriers,
    work: [
      'Delivered 50 parcels a day on own two wheeler.',
      'Collected cash on delivery and settled it the same evening.',
      'Returned undelivered parcels with the right reason.',
    ],
    skills: ['Two wheeler licence', 'Route planning', 'Cash handling'],
  },
  {
    title: 'Field Sales Executive',
    employers: agencies,
    work: [
      'Signed up shops for a payment QR code, eight a day.',
      'Collected papers and took photos for verification.',
      'Looked after 120 shops in one area.',
    ],
    skills: ['Field sales', 'Merchant visits', 'Area knowledge'],
  },
  {
    title: 'Chat Support Associate',
    employers: callFloors,
    work: [
      'Handled three chats at a time for a shopping site.',
      'Wrote refunds and replacements into the system.',
      'Kept first reply under 40 seconds.',
    ],
    skills: ['Chat support', 'Written English', 'Typing 40 wpm'],
  },
  {
    title: 'Receptionist',
    employers: clinics,
    work: [
      'Received patients and calls at a clinic.',
      'Booked appointments and took payments.',
      'Kept the visitor register.',
    ],
    skills: ['Front desk', 'Appointment booking', 'MS Office'],
  },
]

const generalSkills = [
  'MS Excel',
  'MS Word',
  'Internet and e-mail',
  'Typing 30 wpm',
  'Team work',
  'Hindi typing',
  'CountAction basics',
  'Quick learner',
  'Clear speaking voice',
  'Google Sheets',
] as const

const jobsByExperience: Record<Experience, readonly number[]> = {
  fresher: [],
  '0-1yr': [1],
  '1-2yr': [2],
  moreThan2yr: [2, 2],
}

/** Newest first. */
export function makePastJobs(
  random: Random,
  experience: Experience,
  { city }: SampleCity,
): PastJob[] {
  let to = latestYear
  return jobsByExperience[experience].map((years) => {
    const { title, employers, work } = random.pick(occupations)
    const [first, second] = random.some(work, 2)
    const from = to - years
    const job = {
      title,
      employer: `${random.pick(employers)}, ${city}`,
      from,
      to,
      work: [first ?? work[0], second ?? work[1]],
    } as const
    to = from
    return job
  })
}

export function makeSkills(random: Random, pastJobs: readonly PastJob[]): string[] {
  const learnt = pastJobs.flatMap(
    ({ title }) => occupations.find((each) => each.title === title)?.skills ?? [],
  )
  return [...new Set([...learnt, ...random.some(generalSkills, random.int(2, 4))])]
}

/** The past jobs as text for the form. */
export const describePastJobs = (pastJobs: readonly PastJob[]): string =>
  pastJobs
    .map(
      ({ title, employer, from, to, work }) =>
        `${title}, ${employer} (${from} - ${to}). ${work[0]}`,
    )
    .join('\n')
