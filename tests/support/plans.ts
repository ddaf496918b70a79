import type { Pool } from 'pg'
import { z } from 'zod'

/** An executed query plan. */
export type CarriedOut = {
  readonly query: string
  /** Rows of tables. */
  readonly rowsRead: number
  /** Entries of index lists that a bitmap was made of; their rows are read as far as they are needed. */
  readonly entriesRead: number
  readonly tree: unknown
}

type PlanNode = {
  readonly 'Node Type': string
  readonly 'Actual Rows'?: number | undefined
  readonly 'Actual Loops'?: number | undefined
  readonly 'Rows Removed by Filter'?: number | undefined
  readonly 'Rows Removed by Index Recheck'?: number | undefined
  readonly Plans?: readonly PlanNode[] | undefined
}

const nodeSchema: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Actual Rows': z.number().optional(),
    'Actual Loops': z.number().optional(),
    'Rows Removed by Filter': z.number().optional(),
    'Rows Removed by Index Recheck': z.number().optional(),
    Plans: z.array(nodeSchema).optional(),
  }),
)

const noticeSchema = z.object({ 'Query Text': z.string(), Plan: nodeSchema })

/**
 * Makes the database report every executed plan. Needs a pool of one connection.
 */
export async function watchPlans(pool: Pool): Promise<{ take: () => CarriedOut[] }> {
  const plans: CarriedOut[] = []
  const client = await pool.connect()
  try {
    await client.query(`load 'auto_explain';
      set auto_explain.log_analyze = on; set auto_explain.log_timing = off;
      set auto_explain.log_format = json; set auto_explain.log_level = notice;
      set auto_explain.log_min_duration = 0`)
    client.on('notice', ({ message }) => {
      const start = message?.indexOf('{') ?? -1
      if (message === undefined || start < 0) return
      const { 'Query Text': query, Plan: tree } = noticeSchema.parse(
        JSON.parse(message.slice(start)),
      )
      plans.push({ query, tree, rowsRead: rowsReadBy(tree), entriesRead: entriesReadBy(tree) })
    })
  } finally {
    client.release()
  }
  return { take: () => plans.splice(0) }
}

const isBitmapIndex = (node: PlanNode): boolean => node['Node Type'] === 'Bitmap Index Scan'

const actualRows = (node: PlanNode): number =>
  (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1)

const sumOf = (nodes: readonly PlanNode[] = [], of: (node: PlanNode) => number): number =>
  nodes.reduce((sum, node) => sum + of(node), 0)

/** Rows that the scans of a plan read, passed on or not. */
function rowsReadBy(node: PlanNode): number {
  const inPlans = sumOf(node.Plans, rowsReadBy)
  const type = node['Node Type']
  if (isBitmapIndex(node) || !type.endsWith('Scan') || /^(?:CTE|Subquery) Scan$/.test(type)) {
    return inPlans
  }
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return actualRows(node) + removed * (node['Actual Loops'] ?? 1) + inPlans
}

function entriesReadBy(node: PlanNode): number {
  return (isBitmapIndex(node) ? actualRows(node) : 0) + sumOf(node.Plans, entriesReadBy)
}
