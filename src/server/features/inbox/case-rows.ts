import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { CaseKind } from '#contract/inbox/kinds.ts'
import type { GrievanceTopic } from '#contract/privacy/options.ts'
import type { ReportReason } from '#contract/reports/options.ts'
import { limits } from '#server/lib/limits.ts'

/** What an admin works on, whatever it is about. */
export type CaseRow = {
  readonly kind: CaseKind
  readonly id: string
  readonly who: string
  readonly title: string
  readonly topic: GrievanceTopic | null
  readonly reason: ReportReason | null
  readonly people: number
  readonly owner_id: string | null
  readonly owner_name: string | null
  readonly note: string
  readonly is_waiting: boolean
  readonly opened_at: Date
  readonly due_at: Date
  readonly done_at: Date | null
}

/** Open or done cases, or one of them; of what is done that since an instant, if there is one. */
export type CaseFilter = { readonly isDone: boolean; readonly id?: string; readonly since?: Date }

const isDoneSince = (column: string, { isDone, since }: CaseFilter) =>
  isDone && since ? sql`${sql.ref(column)} >= ${since}` : sql`true`

const isOf = (column: string, id: string | undefined) =>
  id === undefined ? sql`true` : sql`${sql.ref(column)} = ${id}`

/* Each names the columns of `CaseRow`, and the phone, the e-mail address and the number that a search may be for. */

const requestCases = (kind: 'contact' | 'objection') => (filter: CaseFilter) =>
  sql`
  select ${kind}::text as kind, contact.id, contact.name as who, contact.query as title, null as topic, null as reason,
    1 as people, contact.owner_id, contact.note, contact.is_waiting, contact.created_at as opened_at,
    coalesce(contact.due_at, contact.created_at + interval '1 day') as due_at,
    case when contact.is_done then contact.updated_at end as done_at,
    contact.mobile as phone, lower(contact.email) as email, null::bigint as number
  from contact_requests contact
  where contact.is_done = ${filter.isDone} and ${isOf('contact.id', filter.id)}
    and ${isDoneSince('contact.updated_at', filter)}
    and contact.block_id is ${kind === 'objection' ? sql`not null` : sql`null`}`

const grievanceCases = (filter: CaseFilter) => sql`
  select 'grievance', ticket.id, coalesce(candidate.name, employer.name, ''), ticket.details, ticket.topic, null,
    1, ticket.owner_id, ticket.note, ticket.is_waiting, ticket.created_at, ticket.due_at, ticket.answered_at,
    null, lower(ticket.email), ticket.number
  from grievances ticket
    left join candidate_profiles candidate on candidate.account_id = ticket.account_id
    left join employer_profiles employer on employer.account_id = ticket.account_id
  where ticket.answered_at is ${filter.isDone ? sql`not null` : sql`null`}
    and ${isOf('ticket.id', filter.id)} and ${isDoneSince('ticket.answered_at', filter)}`

/** The reports of one job are one case, due when the most urgent one is unless an admin moved it. It is done when none of them is open. */
const reportCases = ({ isDone, id, since }: CaseFilter) => sql`
  select 'report', jobs.id, jobs.company_name, jobs.title, null, reports.reason,
    reports.people, taken.owner_id, coalesce(taken.note, ''), coalesce(taken.is_waiting, false),
    reports.opened_at, coalesce(taken.due_at, reports.due_at), reports.done_at, null, null, null
  from (
    select job_id, count(*)::int as people, min(reported_at) as opened_at, max(decided_at) as done_at,
      min(reported_at + case reason when 'askedForMoney'
        then make_interval(hours => ${limits.moneyReportDueHours})
        else make_interval(hours => ${limits.reportDueHours}) end) as due_at,
      (array_agg(reason order by reason = 'askedForMoney' desc, reported_at desc))[1] as reason
    from job_reports
    where decision is ${isDone ? sql`not null` : sql`null`} and ${isOf('job_id', id)}
      and ${isDone && since ? sql`job_id in (select job_id from job_reports where decided_at >= ${since})` : sql`true`}
    group by job_id
  ) reports
    join jobs on jobs.id = reports.job_id
    left join report_cases taken on taken.job_id = reports.job_id
  where ${
    isDone
      ? sql`not exists (
          select from job_reports where job_reports.job_id = reports.job_id and decision is null)`
      : sql`true`
  }`

const rowsOf: Readonly<Record<CaseKind, (filter: CaseFilter) => RawBuilder<unknown>>> = {
  contact: requestCases('contact'),
  objection: requestCases('objection'),
  grievance: grievanceCases,
  report: reportCases,
}

/** The cases of some kinds, one below the other. The first kind that is named gives the columns their names. */
export function casesOf(kinds: readonly CaseKind[], filter: CaseFilter): RawBuilder<unknown> {
  // The types of the columns are known from the first of them.
  const none = sql`${rowsOf.contact({ isDone: filter.isDone })} and false`
  return sql.join([none, ...kinds.map((kind) => rowsOf[kind](filter))], sql` union all `)
}
