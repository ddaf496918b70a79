import { setTimeout as sleep } from 'node:timers/promises'
import { startMixedLoad } from './mixed-load.ts'
import { describeLoad, findWrongWrites } from './trial.ts'
import type { TrialOptions, TrialReport } from './trial.ts'
import { withCluster } from './with-cluster.ts'

const betweenRestartsMs = 3_000

/** Three nodes are restarted one after the other until the time is over. */
export async function tryRollingRestart({ seconds, say }: TrialOptions): Promise<TrialReport> {
  return await withCluster({ nodes: 3 }, async (cluster, origin) => {
    const load = await startMixedLoad(origin, { people: 8 })
    const deadline = performance.now() + seconds * 1000
    let restarts = 0
    while (performance.now() < deadline) {
      const node = cluster.nodes[restarts % cluster.nodes.length]
      await sleep(betweenRestartsMs)
      await node?.end('SIGTERM')
      await node?.start()
      restarts += 1
      say(`restarted: ${restarts}`)
    }
    const totals = await load.stop()
    const wrong = await findWrongWrites(cluster.connectionString, totals.acknowledged)
    return {
      lines: [
        '# Three nodes, restarted one after the other',
        '',
        `Behind nginx with the settings of \`deploy/nginx.conf\`, eight people in closed loops, ${restarts} restarts (SIGTERM, wait, start, wait for \`/readyz\`).`,
        '',
        ...describeLoad(totals, wrong),
      ],
      isGood: wrong.length === 0 && totals.failed === 0,
    }
  })
}
