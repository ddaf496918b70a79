/** `$1` is a number, different in each round, that selects the person, application and job. */
export type MonthStatement = { readonly name: string; readonly text: string }

const application = `md5('application' || ($1::int % 900000))::uuid`
const person = `md5('person' || (100 + $1::int % 40000))::uuid`
const actor = `md5('person' || ($1::int % 5000))::uuid`
const job = `md5('job' || ($1::int % 2000))::uuid`
const itsMonth = `id = ${application}
  and applied_at = (select applied_at from application_keys where application_id = ${application})`
const newEvent = (at: string) => `insert into audit_events (at, kind, network, details)
  values (${at}, 'signed-in', '203.0.113.0/24', jsonb_build_object('n', $1::int))`

/** Queries and writes as the product's repositories send them. */
export const monthStatements: readonly MonthStatement[] = [
  {
    name: 'the newest 25 applicants of a job',
    text: `select * from applications where job_id = ${job} order by applied_at desc, id desc limit 25`,
  },
  {
    name: 'how many a job has in each status',
    text: `select status, count(*) from applications where job_id = ${job} group by 1`,
  },
  {
    name: 'the newest 25 applications of a candidate',
    text: `select * from applications where candidate_id = ${person} order by applied_at desc, id desc limit 25`,
  },
  {
    name: 'which of 24 jobs a candidate has applied to',
    text: `select job_id from application_keys where candidate_id = ${person}
      and job_id in (select md5('job' || (n + $1::int % 1900))::uuid from generate_series(1, 24) n)`,
  },
  {
    name: 'how often a candidate applied today',
    text: `select count(*) from applications where candidate_id = ${person} and applied_at >= date_trunc('day', now())`,
  },
  { name: 'one application by its id', text: `select * from applications where ${itsMonth}` },
  {
    name: 'its new status, committed',
    text: `update applications set status = 'shortlisted', reviewed_at = now() where ${itsMonth}`,
  },
  {
    name: 'the newest 50 events of the audit record',
    text: `select * from audit_events order by at desc, id desc limit 50 offset ($1::int % 10)`,
  },
  {
    name: 'the newest 50 events of one person',
    text: `select * from audit_events where actor_id = ${actor} order by at desc, id desc limit 50`,
  },
  {
    name: 'the newest 50 events about a job',
    text: `select * from audit_events where job_id = ${job} order by at desc, id desc limit 50`,
  },
  {
    name: 'the newest 50 events of one day, ninety days ago',
    text: `select * from audit_events where at >= now() - interval '90 days' - make_interval(secs => $1::int % 60)
      and at < now() - interval '89 days' order by at desc, id desc limit 50`,
  },
  { name: 'an event, committed', text: newEvent('now()') },
  {
    name: 'the first events of a month that has no table yet, committed',
    text: newEvent(`now() + interval '400 days'`),
  },
  {
    name: 'the hourly check for the partitions of the coming months',
    text: `select make_application_month(now() + make_interval(months => $1::int % 4)),
      make_audit_month(now() + make_interval(months => $1::int % 4))`,
  },
]
