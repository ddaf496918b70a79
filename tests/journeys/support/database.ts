import { expect } from '@playwright/test'
import { endOfIndiaDayAfter } from '../../../src/contract/india-time.ts'
import { query } from './journey-database.ts'

/** Lets a live job's last day pass: the one thing that a journey can't wait for. */
export const letLastDayPass = (jobId: string): Promise<void> =>
  updateJob(jobId, [
    "update jobs set expires_at = now() - interval '1 second' where id = $1",
    "update job_search set expires_at = now() - interval '1 second' where job_id = $1",
    "update job_search_texts set expires_at = now() - interval '1 second' where job_id = $1",
  ])

/** Lets a live job end so many days from now; it has ended when they are negative. */
export async function letJobEndIn(jobId: string, days: number): Promise<void> {
  const end = endOfIndiaDayAfter(new Date(), days)
  for (const [table, key] of [
    ['jobs', 'id'],
    ['job_search', 'job_id'],
    ['job_search_texts', 'job_id'],
  ]) {
    await query(`update ${table} set expires_at = $2 where ${key} = $1`, [jobId, end])
  }
}

/**
 * As if so many codes had been asked for in a row, and the wait for the next were over: the other
 * thing that a journey can't wait for.
 */
export async function letCodesBeAskedFor(phone: string, times: number): Promise<void> {
  await query(
    `insert into login_codes as held
       (phone, code_hash, is_spent, sent_at, expires_at, next_send_at, day_started_at, send_count)
     values ($1, '', true, now(), now(), now(), now(), $2)
     on conflict (phone) do update
       set sent_at = now(), next_send_at = now(), send_count = $2`,
    [`+91${phone}`, times],
  )
}

/** As if people had searched for the words on three days, and found nothing. */
export async function countAsMissed(words: string): Promise<void> {
  await query(
    `insert into missed_searches (day, words, times)
     select current_date - days, $1, 3 from generate_series(0, 2) as days`,
    [words],
  )
}

/** Takes a job's description away. No form lets it be empty, but older jobs may have none. */
export const emptyDescription = (jobId: string): Promise<void> =>
  updateJob(jobId, ["update jobs set description = '' where id = $1"])

export async function countRejectedJobs(): Promise<number> {
  const { rows } = await query(
    "select count(*)::int as count from jobs where status = 'rejected'",
    [],
  )
  return Number(rows[0]?.['count'])
}

export async function statusOfJob(jobId: string): Promise<unknown> {
  const { rows } = await query('select status from jobs where id = $1', [jobId])
  return rows[0]?.['status']
}

/** Ends the minute in which the rejection of a job can be taken back. */
export async function endRejectionMinute(title: string): Promise<void> {
  const { rows } = await query(
    `update job_rejections set final_at = now() where outcome is null
       and job_id = (select id from jobs where title = $1) returning id`,
    [title],
  )
  await query(
    `select graphile_worker.add_job('finish-rejection',
       payload => json_build_object('rejectionId', $1::text), job_key => 'finish-rejection:' || $1)`,
    [rows[0]?.['id']],
  )
}

/** Ends the minutes in which decisions about applications can be changed silently, and waits until all are told. */
export async function endDecisionMinutes(): Promise<void> {
  await query(`update pending_decisions set decided_at = decided_at - interval '1 hour'`, [])
  await query(`select graphile_worker.add_job('notify-of-decisions')`, [])
  const countUntold = async () => {
    const { rows } = await query(
      `select count(*)::int as count from pending_decisions where decided_at < now() - interval '1 hour'`,
      [],
    )
    return rows[0]?.['count']
  }
  await expect.poll(countUntold).toBe(0)
}

async function updateJob(jobId: string, updates: readonly string[]): Promise<void> {
  for (const update of updates) {
    const { rowCount } = await query(update, [jobId])
    if (rowCount !== 1) throw new Error(`There is no such job ${jobId}`)
  }
}

/** Background work that used up its tries, as the worker leaves it; gives its number. */
export async function addStoppedWork(error: string): Promise<string> {
  const { rows } = await query(
    `select id::text as id from graphile_worker.add_job('send-mail',
       payload => json_build_object('kind', 'contact-request', 'id', gen_random_uuid()),
       run_at => now() + interval '1 hour', max_attempts => 2)`,
  )
  const id = String(rows[0]?.['id'])
  await query(
    'update graphile_worker._private_jobs set attempts = 2, last_error = $2 where id = $1',
    [id, error],
  )
  return id
}
