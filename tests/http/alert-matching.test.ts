import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  option,
  record,
  subarray,
  tuple,
} from 'fast-check'
import { expect, it } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { effort, timeoutByEffort } from '#tests/support/effort.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { workQueue } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/*
 * An alert finds a job exactly when the search with its query does, by title and fields. The jobs of this test have
 * descriptions and addresses that say nothing, because the search reads these only where it finds little else.
 */

const testApp = closeAfterAll(await createTestApp({ config: { limitScale: 1000 } }))
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
const candidate = await signIn(testApp, 'candidate')

const words = [
  'telecaller',
  'telecaler',
  'tele',
  'customer support',
  'bpo',
  'night shift',
  'hindi telecaller noida',
  'टेलीकॉलर',
  'work from home',
  'data entry operator',
  'delivery boy',
  'driver',
  'team leader',
  'senior telecaller',
  'excel',
  'fresher',
  'noida',
  'gurgaon telecaller',
  'collections',
  'back office executive',
  'ujaas',
  'zumba trainer',
  '15000',
  'jobs',
]
const titles = [
  'Telecaller',
  'Telecaller, Hindi Process',
  'Customer Support Executive',
  'Senior Telecaller',
  'Team Leader Telesales',
  'Data Entry Operator',
  'Back Office Executive',
  'Delivery Partner (own bike)',
  'Driver',
  'Collections Caller (Night)',
  'Zumba Trainer',
  'MS Excel Executive',
]
const categories = ['Customer Support', 'Telesales']
const filterNames = [
  'location',
  'category',
  'company',
  'education',
  'experience',
  'workType',
  'salary',
  'near',
] as const
type Search = Readonly<Record<string, string>>
const places = [
  { jobCity: 'Noida', jobState: 'Uttar Pradesh', jobPincode: '201301' },
  { jobCity: 'Gurugram', jobState: 'Haryana', jobPincode: '122001' },
  { jobCity: 'Delhi', jobState: 'Delhi', jobPincode: '110001' },
  { jobCity: 'Bengaluru', jobState: 'Karnataka', jobPincode: '560001' },
]

const filters = record({
  location: constantFrom('Noida', 'Gurgaon', 'Bangalore'),
  category: constantFrom(...categories),
  company: constantFrom('Ujaas Tele', 'Vaani Connect'),
  education: constantFrom('12thPassed', '10thPassed'),
  experience: constantFrom('fresher', '1-2 yr'),
  workType: constantFrom('home', 'office'),
  salary: constantFrom('15000', '20000', '30000'),
  near: constantFrom('201301', '110001', '560001'),
})
const within = constantFrom('5', '10', '20')

/** Mostly words, and few filters, so that jobs are found. */
const searches = tuple(
  option(constantFrom(...words), { freq: 4 }),
  filters,
  subarray([...filterNames], { maxLength: 2 }),
  within,
).map(([q, all, chosen, km]): Search => {
  const search: Record<string, string> = q === null ? {} : { q }
  for (const name of chosen) search[name] = all[name]
  return 'near' in search ? { ...search, within: km } : search
})

const jobs = record({
  jobTitle: constantFrom(...titles),
  companyName: constantFrom('Ujaas Tele', 'Vaani Connect', 'Sahaj Desk'),
  category: constantFrom(...categories),
  salary: constantFrom('₹12,000 - 16,000 / month', '₹22,000 - 30,000 / month'),
  workType: constantFrom(['Work from Office'], ['Work from Home']),
  experienceLevel: constantFrom(['Fresher'], ['1-2 yr']),
  place: constantFrom(...places),
})

const toQuery = (search: Search): string => {
  const query = new URLSearchParams({ limit: '100' })
  for (const [name, value] of Object.entries(search)) query.set(name, value)
  return query.toString()
}

/** The jobs that the search counts: part matches follow them. */
async function searched(search: Search): Promise<string[]> {
  const reply = await expectOk(callApi(testApp, 'GET', `/api/public/jobs?${toQuery(search)}`))
  const found: { id: string; isPartMatch?: boolean }[] = reply.json()
  return found.filter(({ isPartMatch }) => isPartMatch !== true).map(({ id }) => id)
}

it(
  'S10-381: an alert finds a job exactly when the search does',
  async () => {
    await assert(
      asyncProperty(
        array(searches, { minLength: 6, maxLength: 10 }),
        array(jobs, { minLength: 4, maxLength: 8 }),
        async (asked, posted) => {
          await testApp.db.deleteFrom('alert_jobs').execute()
          await testApp.db.deleteFrom('job_alerts').execute()
          await testApp.db.deleteFrom('job_status_changes').execute()
          await testApp.db.deleteFrom('jobs').execute()
          testApp.clock.advance({ seconds: 120 })
          // What the search knows of words comes from jobs: these are there before the alerts are read.
          for (const jobTitle of titles) {
            await addLiveJob(testApp, { employer, admin }, { ...quiet, jobTitle, ...places[0] })
          }
          await workQueue(testApp)
          const alerts: { search: Search; id: string }[] = []
          for (const search of asked) {
            const json = { search, frequency: 'daily' }
            const reply = await expectOk(candidate.call('POST', '/api/job-alerts', { json }))
            alerts.push({ search, id: reply.json().id })
          }
          const ids: string[] = []
          for (const { place, ...job } of posted) {
            ids.push(await addLiveJob(testApp, { employer, admin }, { ...quiet, ...job, ...place }))
          }
          // Each alert alone, because a candidate has a job by one alert.
          for (const { search, id } of alerts) {
            await testApp.db.deleteFrom('alert_jobs').execute()
            const stopped_at = testApp.clock.now()
            await testApp.db.updateTable('job_alerts').set({ stopped_at }).execute()
            await testApp.db
              .updateTable('job_alerts')
              .set({ stopped_at: null })
              .where('id', '=', id)
              .execute()
            const { alertMatching } = testApp.composition.services
            for (const jobId of ids) await alertMatching.match({ jobId })
            const rows = await testApp.db.selectFrom('alert_jobs').select('job_id').execute()
            const wanted = new Set(await searched(search))
            expect({
              search,
              found: rows.map(({ job_id: jobId }) => jobId).toSorted(),
            }).toEqual({ search, found: ids.filter((jobId) => wanted.has(jobId)).toSorted() })
          }
        },
      ),
      effort(3, 60),
    )
  },
  timeoutByEffort(3, 60, 10_000),
)

const quiet = { jobDescription: 'xxxx', jobLocation: 'yyyy', workingHours: '9' }
