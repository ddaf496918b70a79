import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import { adminPhone, signIn } from '../product.ts'
import { startMixedLoad } from './mixed-load.ts'
import type { TrialOptions, TrialReport } from './trial.ts'
import { withCluster } from './with-cluster.ts'

const pollMs = 200
const removedJobs = 20
const foundSchema = z.array(z.object({ id: z.string() }))

/** Two nodes whose searches use a streaming replica, which lags, stops and returns while jobs are removed. */
export async function tryReplica({ seconds, say }: TrialOptions): Promise<TrialReport> {
  return await withCluster({ nodes: 2, hasReplica: true }, async (cluster, origin) => {
    const { replica } = cluster
    if (!replica) throw new Error('There is a replica')
    const admin = await signIn(origin, adminPhone, 'admin')
    const search = async () =>
      foundSchema
        .parse(await (await fetch(`${origin}/api/public/jobs?limit=100`)).json())
        .map(({ id }) => id)
    const wanted = (await search()).slice(0, 2 * removedJobs + 5)
    let stillFound = 0
    let removed = 0
    const removeJobs = async (count: number) => {
      for (const id of wanted.splice(0, count)) {
        const answer = await fetch(`${origin}/api/updateJob/${id}`, {
          method: 'PATCH',
          headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
          body: JSON.stringify({ status: 'pause' }),
        })
        if (!answer.ok) throw new Error(`a job was not removed: ${answer.status}`)
        removed += 1
        if ((await search()).includes(id)) stillFound += 1
      }
    }

    const load = await startMixedLoad(origin, { people: 6, except: [...wanted] })
    const lag = await watchLag(cluster.superuserConnectionString)
    const before = await scansOf(replica.connectionString)
    await sleep((seconds * 1000) / 3)
    await removeJobs(removedJobs)
    const answeredByReplica = (await scansOf(replica.connectionString)) - before
    const lags = await lag.stop()
    say(`the replica was read ${answeredByReplica} times`)

    await run(replica.superuserConnectionString, 'select pg_wal_replay_pause()')
    await removeJobs(removedJobs)
    await sleep((seconds * 1000) / 6)
    await run(replica.superuserConnectionString, 'select pg_wal_replay_resume()')
    say('its replay was paused and continues')

    await replica.stop()
    await removeJobs(5)
    await sleep((seconds * 1000) / 6)
    await replica.start()
    say('it was stopped and is back')
    const again = await scansOf(replica.connectionString)
    await sleep((seconds * 1000) / 3)
    const answeredAgain = (await scansOf(replica.connectionString)) - again
    const totals = await load.stop()
    return {
      lines: [
        '# Two nodes and a streaming replica that answers searches',
        '',
        'Postgres 18 with its own streaming replication on one machine, six clients in closed loops.',
        '',
        '| | |',
        '|---|---|',
        `| requests, failed at the first try | ${totals.requests}, ${totals.failed} |`,
        `| reads of \`job_search\` on the replica: at first; after it was paused, stopped and restarted | ${answeredByReplica}; ${answeredAgain} |`,
        `| its lag, median and longest of ${lags.length} samples | ${at(lags, 0.5)} ms, ${at(lags, 1)} ms |`,
        `| jobs removed: while it followed (${removedJobs}), while its replay was paused (${removedJobs}), while it was stopped (5) | ${removed} |`,
        `| of these found by the very next search | ${stillFound} |`,
        ...[...totals.problems].map(([problem, count]) => `| ${problem} | ${count} |`),
      ],
      isGood: totals.failed === 0 && stillFound === 0 && answeredByReplica > 0 && answeredAgain > 0,
    }
  })
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)

async function run<Row extends object>(connectionString: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Postgres reports these counts with a delay of up to a second, for idle connections up to ten. */
async function scansOf(connectionString: string): Promise<number> {
  const [found] = await run<{ scans: string }>(
    connectionString,
    `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans from pg_stat_user_tables
     where relname = 'job_search'`,
  )
  return Number(found?.scans ?? 0)
}

/** Samples of the replay lag in milliseconds, sorted. */
async function watchLag(connectionString: string) {
  const client = new Client({ connectionString })
  await client.connect()
  const lags: number[] = []
  const over = new AbortController()
  const polling = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await client.query<{ ms: number | null }>(
        `select (extract(epoch from replay_lag) * 1000)::float as ms from pg_stat_replication`,
      )
      const [found] = rows
      if (found) lags.push(found.ms ?? 0)
      await sleep(pollMs)
    }
  })()
  return {
    stop: async () => {
      over.abort()
      await polling
      await client.end()
      return lags.toSorted((one, other) => one - other)
    },
  }
}
