import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { optionValue } from '#contract/option-fields.ts'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import { paidInWords } from '#contract/jobs/pay.ts'
import { indianStates } from '#contract/places/indian-states.ts'
import {
  categoryOptions,
  communicationOptions,
  educationOptions,
  experienceOptions,
  interviewProcessOptions,
  jobGenderOptions,
  workTypeOptions,
} from '#contract/options.ts'
import { loadPincodeTable } from '#server/features/places/pincode-table.ts'
import type { FillableMarket } from '../market/fill.ts'
import { idOf } from '../market/seeded.ts'

/** The postings of a folder's `jobs.json`. */
const postingSchema = z.object({
  n: z.number().int(),
  title: z.string(),
  company: z.string(),
  city: z.string(),
  state: z.string(),
  /** The address as it was posted. */
  loc: z.string(),
  desc: z.string(),
  salary: z.string(),
  edu: z.array(optionValue(educationOptions)),
  expLevels: z.array(optionValue(experienceOptions)),
  gender: optionValue(jobGenderOptions),
  work: z.array(optionValue(workTypeOptions)),
  comm: z.array(optionValue(communicationOptions)),
  iv: z.array(optionValue(interviewProcessOptions)),
  category: optionValue(categoryOptions),
})
type Posting = z.infer<typeof postingSchema>

const questionSchema = z.object({ q: z.string() })

const seed = 1
const runDays = 15
const fallbackPincode = '110001'

export function readPostings(folder: string): Posting[] {
  return z.array(postingSchema).parse(JSON.parse(readFileSync(join(folder, 'jobs.json'), 'utf8')))
}

export function readQuestions(folder: string): string[] {
  const file = readFileSync(join(folder, 'queries.json'), 'utf8')
  return z
    .array(questionSchema)
    .parse(JSON.parse(file))
    .map(({ q }) => q)
}

/** A market of postings with one employer a company, the later postings newer. */
export function createPostedMarket(postings: readonly Posting[], now: Date): FillableMarket {
  const companies = [...new Set(postings.map(({ company }) => company))]
  const employers = new Map(companies.map((company, at) => [company, employerOf(company, at)]))
  const pincodeOf = createPincodeFinder()
  return {
    employers: [...employers.values()],
    totalJobs: postings.length,
    jobAt(at) {
      const posting = postings[at]
      const employer = posting && employers.get(posting.company)
      if (!posting || !employer) throw new Error(`There is no posting ${at}`)
      const liveAt = new Date(now.getTime() - (postings.length - at) * 1_000)
      return {
        id: postingId(posting.n),
        employer,
        draft: draftOf(posting, employer, pincodeOf(posting)),
        plan: 'free',
        liveAt,
        expiresAt: endOfIndiaDayAfter(liveAt, runDays),
        isLive: true,
      }
    },
  }
}

export const postingId = (n: number): string => idOf(seed, 'posting', n)

/** A pincode of the posting's city, where the city is known. */
function createPincodeFinder(): (posting: Posting) => string {
  const byCity = new Map<string, string>()
  for (const { city, pincode } of loadPincodeTable().all()) {
    const name = city.toLowerCase()
    if (!byCity.has(name)) byCity.set(name, pincode)
  }
  return ({ city }) => byCity.get(city.toLowerCase()) ?? fallbackPincode
}

function employerOf(company: string, at: number): FillableMarket['employers'][number] {
  const place = { city: 'Delhi', state: 'Delhi' as const, pincodes: [fallbackPincode] }
  return {
    accountId: idOf(seed, 'account', at),
    identityId: idOf(seed, 'identity', at),
    mobile: String(9_000_000_000 + at),
    organization: company,
    contact: 'HR',
    gender: 'female',
    designation: 'HR',
    email: `hr${at}@example.com`,
    place,
    pincode: fallbackPincode,
    address: company,
  }
}

const draftOf = (
  posting: Posting,
  employer: FillableMarket['employers'][number],
  pincode: string,
): ReturnType<FillableMarket['jobAt']>['draft'] => ({
  organizationName: posting.company,
  name: employer.contact,
  designation: employer.designation,
  mobileNumber: employer.mobile,
  email: employer.email,
  organizationAddress: employer.address,
  companyPincode: employer.pincode,
  companyState: employer.place.state,
  companyCity: employer.place.city,
  companyName: posting.company,
  jobTitle: posting.title,
  category: posting.category,
  jobLocation: posting.loc,
  jobPincode: pincode,
  jobState: indianStates.find((state) => state === posting.state) ?? 'Delhi',
  jobCity: posting.city,
  ...paidInWords(posting.salary),
  gender: posting.gender,
  workingHours: '',
  educationQualification: posting.edu,
  communicationSkill: posting.comm,
  workType: posting.work,
  experienceLevel: posting.expLevels,
  jobDescription: posting.desc,
  interviewProcess: posting.iv,
  interview: null,
})
