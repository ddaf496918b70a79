import { digitGroups } from '#contract/digit-groups.ts'
import type { FoundItem } from '#contract/find/schemas.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import { stateNames, statusWireOf } from '#contract/jobs/states.ts'
import type {
  Found,
  FoundCompany,
  FoundGrievance,
  FoundJob,
  FoundPayment,
  FoundPerson,
  FoundRequest,
} from './found.ts'

/** What was found, kind by kind, in the reader's language. */
export const presentFound = (found: Found, t: Translator): FoundItem[] => [
  ...found.companies.map((row) => presentCompany(row, t)),
  ...found.jobs.map((row) => presentJob(row, t)),
  ...found.people.map((row) => presentPerson(row, t)),
  ...found.payments.map((row) => presentPayment(row, t)),
  ...found.grievances.map((row) => presentGrievance(row, t)),
  ...found.requests.map((row) => presentRequest(row, t)),
]

const day = (at: Date): string => dayMonthYear(indiaDate(at))

/** Names in a row, without those that are missing. */
const inRow = (...names: readonly string[]): string => names.filter((name) => name).join(', ')

/** In two groups, without the country: '98765 43210'. */
const spaced = (phone: string): string => phone.replace(/^(?:\+91)?(\d{5})(\d{5})$/, '$1 $2')

const pathOfOrganisation = (id: string): string => `/organisations/${id}`

const presentCompany = (row: FoundCompany, t: Translator): FoundItem => ({
  kind: 'company',
  id: row.id,
  title: row.name,
  sub: row.city,
  mark: row.is_blocked ? t('find.blocked') : '',
  path: pathOfOrganisation(row.id),
})

const presentJob = (row: FoundJob, t: Translator): FoundItem => ({
  kind: 'job',
  id: row.id,
  title: row.title,
  sub: inRow(row.company, row.city),
  mark: t(stateNames[row.state]),
  path: pathOfJob(row),
})

/** In the queue, at the tab that has it. A job that was never posted is in none. */
function pathOfJob({ id, state, employer_id: employerId }: FoundJob): string {
  if (state === 'unpaid') return pathOfOrganisation(employerId)
  const tab = state === 'needs_changes' ? state : statusWireOf(state)
  return `/section-5?status=${tab}&q=${id}`
}

const presentPerson = (row: FoundPerson, t: Translator): FoundItem => ({
  kind: 'person',
  id: row.id,
  title: row.name || row.phone || row.email,
  sub: inRow(spaced(row.phone) || row.email, row.organisation),
  mark: t(row.role === 'employer' ? 'find.employer' : 'find.candidate'),
  path:
    row.organisation_id === null
      ? `/audit?person=${row.id}`
      : pathOfOrganisation(row.organisation_id),
})

const presentPayment = (row: FoundPayment, t: Translator): FoundItem => ({
  kind: 'payment',
  id: row.id,
  title: t('find.payment', { rupees: digitGroups(row.amount_paise / 100), number: row.number }),
  sub: inRow(row.company, day(row.recorded_at)),
  mark: t(row.is_returned ? 'find.returned' : 'find.paid'),
  path: `/payments?q=${row.order_id}`,
})

const presentGrievance = (row: FoundGrievance, t: Translator): FoundItem => ({
  kind: 'inbox',
  id: row.id,
  title: t('find.ticket', { number: row.number }),
  sub: row.email,
  mark: t(row.is_answered ? 'find.done' : 'find.open'),
  path: `/inbox?case=grievance.${row.id}`,
})

const presentRequest = (row: FoundRequest, t: Translator): FoundItem => ({
  kind: 'inbox',
  id: row.id,
  title: row.name,
  sub: t('find.callBack', { date: day(row.created_at) }),
  mark: t(row.is_done ? 'find.done' : 'find.open'),
  path: `/inbox?case=contact.${row.id}`,
})
