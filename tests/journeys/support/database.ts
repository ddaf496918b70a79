import { query } from './journey-database.ts'

/** Lets a live job's last day pass: the one thing that a journey can't wait for. */
export const letLastDayPass = (jobId: string): Promise<void> =>
  updateJob(jobId, [
    "update jobs set expires_at = now() - interval '1 second' where id = $1",
    "update job_search set expires_at = now() - interval '1 second' where job_id = $1",
  ])

/** Takes a job's description away. No form lets it be empty, but older jobs may have none. */
export const emptyDescription = (jobId: string): Promise<void> =>
  updateJob(jobId, ["update jobs set description = '' where id = $1"])

async function updateJob(jobId: string, updates: readonly string[]): Promise<void> {
  for (const update of updates) {
    const { rowCount } = await query(update, [jobId])
    if (rowCount !== 1) throw new Error(`There is no such job ${jobId}`)
  }
}
