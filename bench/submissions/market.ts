import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { jobDraftSchema } from '#contract/job-posting/schemas.ts'
import type { JobState } from '#contract/jobs/states.ts'
import { statusOf } from '#contract/jobs/states.ts'
import type { DB } from '#server/db/types.ts'
import { columnsOfDraft } from '#server/features/jobs/draft-columns.ts'
import { makeEmployers } from '#server/local/sample/employers.ts'
import { makePosts } from '#server/local/sample/posts.ts'
import { blockedBefore } from './blocked-before.ts'
import { frauds } from './frauds.ts'
import type { Submission } from './submission.ts'
import { trickyHonest } from './honest.ts'

const dayMs = 24 * 3_600_000

/** How many posts wait; a tenth of them are frauds. */
export const submissions = 400

type Post = {
  readonly employerId: string
  readonly form: object
  readonly state: JobState
  readonly postedAt: Date
}

/** Fills an empty database; answers the ids of the frauds among the jobs that wait, and the title of each job. */
export async function fillSubmissions(db: Kysely<DB>, now: Date) {
  const fraudIds = new Set<string>()
  const titles = new Map<string, string>()
  const companies = makeEmployers()
  const employerIds = await Promise.all(companies.map(() => addEmployer(db)))
  const posts = makePosts(companies)
  const honest = submissions - frauds.length - trickyHonest.length
  for (const [index, { employer, form }] of posts.entries()) {
    const known = employerIds[employer] ?? ''
    if (index >= honest) {
      const post = { employerId: known, form, state: 'live', postedAt: daysAgo(now, 9) } as const
      await addPost(db, post)
      continue
    }
    // Half come from companies that are new here, a third has no mail of its own.
    const employerId = index % 2 === 0 ? await addEmployer(db) : known
    const email = index % 3 === 0 ? `office${index}@gmail.com` : form['email']
    const post = { employerId, form: { ...form, email }, ...waitingSince(now, index) }
    titles.set(await addPost(db, post), String(form['jobTitle']))
  }
  for (const [index, each] of blockedBefore.entries()) {
    await addPost(db, {
      employerId: await addEmployer(db),
      form: formOf(each, blockedNumber(index)),
      state: 'frozen',
      postedAt: daysAgo(now, 20),
    })
  }
  for (const [index, each] of [...frauds, ...trickyHonest].entries()) {
    const number =
      each.blockedNumber === undefined
        ? String(7_000_000_000 + index)
        : blockedNumber(each.blockedNumber)
    const employerId = await addEmployer(db)
    // A third of the frauds has bought a domain, an eighth behaved once before.
    const email = index % 3 === 0 ? `hr@firm${index}.example` : each.email
    const form = formOf({ ...each, email }, number)
    if (index % 8 === 0) {
      const first = { ...form, jobDescription: 'Help in the office, files and calls.' }
      await addPost(db, { employerId, form: first, state: 'live', postedAt: daysAgo(now, 14) })
    }
    const id = await addPost(db, { employerId, form, ...waitingSince(now, index) })
    titles.set(id, `${each.title}, ${each.company}`)
    if (index < frauds.length) fraudIds.add(id)
  }
  return { fraudIds, titles }
}

const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

const blockedNumber = (index: number): string => String(8_000_000_000 + index)

const waitingSince = (now: Date, index: number) =>
  ({ state: 'waiting', postedAt: new Date(now.getTime() - (index % 20) * 3_600_000) }) as const

const formOf = (post: Submission, mobileNumber: string) => ({
  organizationName: post.company,
  companyName: post.company,
  name: 'Contact of the office',
  designation: 'HR',
  mobileNumber,
  email: post.email,
  organizationAddress: '2nd Floor, Main Road',
  companyPincode: '201301',
  companyState: 'Uttar Pradesh',
  companyCity: 'Noida',
  jobTitle: post.title,
  category: post.category,
  jobLocation: 'Sector 18',
  jobPincode: '201301',
  jobState: 'Uttar Pradesh',
  jobCity: 'Noida',
  salary: post.salary,
  gender: 'Male and Female',
  workingHours: '8',
  educationQualification: ['12th Passed'],
  communicationSkill: ['Hindi'],
  workType: ['Work from Office'],
  experienceLevel: ['Fresher'],
  jobDescription: post.description,
  interviewProcess: ['Telephonic'],
})

async function addEmployer(db: Kysely<DB>): Promise<string> {
  const created_at = new Date('2026-01-01T00:00:00Z')
  const [id, identity_id] = [randomUUID(), randomUUID()]
  await db
    .insertInto('identities')
    .values({ id: identity_id, provider: 'phone', subject: id, created_at })
    .execute()
  await db
    .insertInto('accounts')
    .values({ id, identity_id, role: 'employer', created_at })
    .execute()
  await db
    .insertInto('employer_profiles')
    .values({
      account_id: id,
      name: 'Contact of the office',
      email: 'office@firm.example',
      gender: 'female',
      mobile_number: '9800000000',
      designation: 'HR',
      organization_name: 'Firm',
      company_address: '2nd Floor, Main Road',
      state: 'Uttar Pradesh',
      city: 'Noida',
      pincode: '201301',
      posted_jobs: 1,
      created_at,
      updated_at: created_at,
    })
    .execute()
  return id
}

async function addPost(db: Kysely<DB>, post: Post): Promise<string> {
  const { employerId, form, state, postedAt } = post
  const isLive = state === 'live'
  const { id } = await db
    .insertInto('jobs')
    .values({
      ...columnsOfDraft(jobDraftSchema.parse(form)),
      id: randomUUID(),
      employer_id: employerId,
      submission_id: randomUUID(),
      status: statusOf(state),
      lifecycle_state: state,
      plan: 'free',
      amount_paise: 0,
      posted_at: postedAt,
      created_at: postedAt,
      updated_at: postedAt,
      ...(isLive && {
        live_at: postedAt,
        first_accepted_at: postedAt,
        expires_at: new Date(postedAt.getTime() + 15 * dayMs),
      }),
      ...(state === 'waiting' && { waiting_since: postedAt }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
