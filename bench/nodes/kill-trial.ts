import { setTimeout as sleep } from 'node:timers/promises'
import { startMixedLoad } from './mixed-load.ts'
import { describeLoad, findWrongWrites } from './trial.ts'
import type { TrialOptions, TrialReport } from './trial.ts'
import { withCluster } from './with-cluster.ts'

const betweenKillsMs = 20_000
const maxFailedShare = 0.001

/** Of three nodes, one is killed every 20 s in turn, and restarted. */
export async function tryKills({ seconds, say }: TrialOptions): Promise<TrialReport> {
  return await withCluster({ nodes: 3 }, async (cluster, origin) => {
    const load = await startMixedLoad(origin, { people: 8 })
    const kills = Math.max(1, Math.floor((seconds * 1000) / betweenKillsMs))
    for (let kill = 0; kill < kills; kill += 1) {
      const next = sleep(betweenKillsMs)
      const node = cluster.nodes[kill % cluster.nodes.length]
      await node?.end('SIGKILL')
      await node?.start()
      say(`killed and back: ${kill + 1} of ${kills}`)
      await next
    }
    const totals = await load.stop()
    const wrong = await findWrongWrites(cluster.connectionString, totals.acknowledged)
    return {
      lines: [
        '# Three nodes, one killed every 20 seconds',
        '',
        `Behind nginx with the settings of \`deploy/nginx.conf\`, eight people in closed loops, ${kills} kills (SIGKILL).`,
        '',
        ...describeLoad(totals, wrong),
      ],
      isGood: wrong.length === 0 && totals.failed / totals.requests < maxFailedShare,
    }
  })
}
