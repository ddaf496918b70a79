import { describe, expect, test } from 'vitest'
import { jobDraftSchema } from '#contract/job-posting/schemas.ts'
import { categoryOptions } from '#contract/options.ts'
import { candidateFullProfileSchema, employerProfileSchema } from '#contract/profiles/schemas.ts'
import { createPdfChecker } from '#server/features/files/pdf-checker.ts'
import { readPay } from '#contract/jobs/pay-in-words.ts'
import { loadPincodeTable } from '#server/features/places/pincode-table.ts'
import { makeApplications } from './application-plan.ts'
import { makeCandidates } from './candidates.ts'
import { sampleCities } from './cities.ts'
import { makeEmployers } from './employers.ts'
import { drawLogo, logoSvg } from './logo-drawing.ts'
import { namesOfKnownPeople } from './names.ts'
import { drawPortrait, portraitSvg } from './portrait-drawing.ts'
import { freePosts, liveSpans } from './post-spans.ts'
import { makePosts } from './posts.ts'
import { candidateForm, employerForm } from './profile-forms.ts'
import { drawResume } from './resume-pdf.ts'

const candidates = makeCandidates()
const employers = makeEmployers()
const posts = makePosts(employers)
const isFree = freePosts(posts)
const applications = makeApplications(liveSpans(posts, isFree), candidates.length)

const distinct = (items: readonly unknown[]) => new Set(items).size

test('is the same every time', () => {
  const again = makeEmployers()
  expect(makeCandidates()).toEqual(candidates)
  expect(again).toEqual(employers)
  expect(makePosts(again)).toEqual(posts)
  expect(makeApplications(liveSpans(posts, isFree), candidates.length)).toEqual(applications)
})

describe('cities', () => {
  const table = loadPincodeTable()

  test('are 25', () => {
    expect(distinct(sampleCities.map(({ city }) => city))).toBe(25)
  })

  test.each(sampleCities)('$pincode is a pincode of $city', ({ city, state, pincode }) => {
    expect(table.find(pincode)).toMatchObject({ city, state })
  })
})

describe('candidates', () => {
  test('are 300 with names, numbers and addresses of their own', () => {
    expect(candidates.length).toBe(300)
    expect(distinct(candidates.map(({ name }) => name))).toBe(300)
    expect(distinct(candidates.map(({ phone }) => phone))).toBe(300)
    expect(distinct(candidates.map(({ email }) => email))).toBe(300)
    expect(candidates.filter(({ email }) => !email.endsWith('@mail.example'))).toEqual([])
  })

  test('bear no name of a known person', () => {
    expect(candidates.filter(({ name }) => namesOfKnownPeople.has(name))).toEqual([])
  })

  test('fill their form without a mistake', () => {
    const schema = candidateFullProfileSchema(() => new Date('2026-01-01T00:00:00Z'))
    const wrong = candidates.filter((each) => !schema.safeParse(candidateForm(each)).success)
    expect(wrong).toEqual([])
  })

  test('did not work or study before they could', () => {
    const wrong = candidates.filter(({ dateOfBirth, pastJobs, studies }) => {
      const born = Number(dateOfBirth.slice(0, 4))
      return (
        pastJobs.some(({ from }) => from < born + 18) ||
        studies.some(({ year }) => year < born + 16)
      )
    })
    expect(wrong).toEqual([])
  })
})

describe('employers', () => {
  /** Words of well-known company names that the sample must not contain. */
  const knownCompanies =
    /tata|reliance|infosys|wipro|birla|bajaj|mahindra|airtel|jio|hdfc|icici|axis|kotak|paytm|phonepe|flipkart|zomato|swiggy|ola|concentrix|teleperformance|genpact|firstsource|startek|conneqt|quess|teamlease|dtdc|delhivery|blue ?dart|ecom|shadowfax|bandhan|suvidha|godrej|dabur|patanjali|amul|havells|byju|nykaa|meesho|myntra|lenskart/i

  test('are 40 with names, numbers and pictures of their own', () => {
    expect(employers.length).toBe(40)
    expect(distinct(employers.map(({ company }) => company))).toBe(40)
    expect(distinct(employers.map(({ contact }) => contact))).toBe(40)
    expect(distinct(employers.map(({ phone }) => phone))).toBe(40)
    expect(distinct(employers.map((_, index) => logoSvg(index)))).toBe(40)
  })

  test('bear no name of a known company', () => {
    expect(employers.filter(({ organization }) => knownCompanies.test(organization))).toEqual([])
  })

  test('fill their form without a mistake', () => {
    const wrong = employers.filter(
      (each) => !employerProfileSchema.safeParse(employerForm(each)).success,
    )
    expect(wrong).toEqual([])
  })
})

describe('jobs', () => {
  test('are 600 of all kinds in all cities', () => {
    expect(posts.length).toBe(600)
    expect(distinct(posts.map(({ form }) => form['category']))).toBe(categoryOptions.length)
    expect(distinct(posts.map(({ form }) => form['jobCity']))).toBe(sampleCities.length)
    expect(distinct(posts.map(({ form }) => form['jobTitle']))).toBeGreaterThan(80)
    expect(distinct(posts.map(({ form }) => form['jobDescription']))).toBeGreaterThan(590)
  })

  test('fill their form without a mistake', () => {
    const wrong = posts.filter(({ form }) => !jobDraftSchema.safeParse(form).success)
    expect(wrong).toEqual([])
  })

  test('are described at a readable length', () => {
    const lengths = posts.map(({ form }) => String(form['jobDescription']).length)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(300)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(900)
  })

  test('name a salary that can be read', () => {
    const texts = posts.map(({ form }) => String(form['salary'])).filter((text) => text !== '')
    const unread = texts.filter((text) => {
      const { min, max } = readPay(text)
      return min === undefined && max === undefined
    })
    expect(unread).toEqual([])
  })

  test('are live, waiting, rejected and over', () => {
    const share = (fate: string) => posts.filter((post) => post.fate === fate).length / posts.length
    const live = liveSpans(posts, isFree).filter(({ toDaysAgo }) => toDaysAgo === 0)
    expect(share('waiting')).toBeCloseTo(0.1)
    expect(share('rejected')).toBeCloseTo(0.1)
    expect(live.length / posts.length).toBeGreaterThan(0.5)
    expect(live.length / posts.length).toBeLessThan(0.7)
  })
})

test('2,000 applications, none twice, leave some unanswered', () => {
  expect(applications.length).toBe(2000)
  expect(distinct(applications.map(({ candidate, post }) => `${candidate} ${post}`))).toBe(2000)
  expect(distinct(applications.map(({ status }) => status))).toBe(3)
})

describe('drawings', () => {
  test('portraits are of more than 200 different people', () => {
    expect(
      distinct(candidates.map(({ looks }, index) => portraitSvg(index, looks))),
    ).toBeGreaterThan(200)
  })

  test('are what their names say, and small', async () => {
    const logo = await drawLogo(5)
    const portrait = await drawPortrait(5, { gender: 'female', headwear: undefined })
    expect(logo.subarray(1, 4).toString()).toBe('PNG')
    expect(portrait.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    expect(Math.max(logo.length, portrait.length)).toBeLessThan(30_000)
  })
})

describe('resumes', () => {
  test('are one page, small, and pass as uploads', async () => {
    const checker = createPdfChecker()
    try {
      const longest = candidates.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 5)
      for (const candidate of [...candidates.slice(0, 5), ...longest]) {
        const resume = await drawResume(candidate)
        expect(resume.subarray(0, 5).toString()).toBe('%PDF-')
        expect(resume.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
        expect(resume.length).toBeLessThan(6_000)
        expect(await checker.check(resume)).toMatchObject({ isFine: true })
        expect(resume.equals(await drawResume(candidate))).toBe(true)
      }
    } finally {
      await checker.close()
    }
  })
})

function lengthOf({ pastJobs, studies, skills }: (typeof candidates)[number]): number {
  return JSON.stringify([pastJobs, studies, skills]).length
}
