import { Client } from 'pg'
import { connectToRunning } from '../../../src/server/db/embedded/supervisor.ts'

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
  const dataDir = process.env['JOURNEYS_DATA_DIR']
  if (dataDir === undefined) throw new Error('The set-up has no data folder')
  const running = connectToRunning(dataDir)
  const client = new Client({ connectionString: running.connectionString })
  try {
    await client.connect()
    for (const update of updates) {
      const { rowCount } = await client.query(update, [jobId])
      if (rowCount !== 1) throw new Error(`There is no such job ${jobId}`)
    }
  } finally {
    await client.end()
    running.close()
  }
}
