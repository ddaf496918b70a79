import { join } from 'node:path'
import { startCluster } from './cluster.ts'
import type { Cluster } from './cluster.ts'
import { requireNginx, startNginx } from './nginx.ts'

type Options = {
  readonly nodes: number
  readonly settings?: Readonly<Record<string, string>>
  readonly hasReplica?: boolean
  /** Added to nginx's configuration of all paths. */
  readonly added?: string
}

/** Runs a trial of nodes behind nginx and always stops both. */
export async function withCluster<Result>(
  { nodes, settings, hasReplica = false, added }: Options,
  run: (cluster: Cluster, origin: string) => Promise<Result>,
): Promise<Result> {
  requireNginx()
  const cluster = await startCluster(nodes, { hasReplica, ...(settings && { settings }) })
  try {
    const front = await startNginx(join(cluster.folder, 'nginx'), {
      port: cluster.frontPort,
      nodePorts: cluster.nodes.map(({ port }) => port),
      ...(added !== undefined && { added }),
    })
    try {
      return await run(cluster, front.origin)
    } finally {
      await front.stop()
    }
  } finally {
    await cluster.stop()
  }
}
