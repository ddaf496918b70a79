import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isLongRun, timeoutByEffort, byEffort } from '#tests/support/effort.ts'
import { settleMany } from '#tests/support/many-settlements.ts'

const orders = byEffort(24, 10_000)
const atOnce = byEffort(12, 500)
const results = join(import.meta.dirname, '../../bench/results/settlements.md')

test(
  `P4: of ${orders} orders, each settled three times over at once, none is settled twice or lost`,
  async () => {
    const { seconds, turnedAway, ...outcome } = await settleMany({ orders, atOnce })
    expect(outcome).toEqual({
      paid: orders,
      payments: orders,
      invoices: orders,
      waitingJobs: orders,
      discrepancies: [],
    })
    if (isLongRun) writeFileSync(results, report(seconds, turnedAway))
  },
  timeoutByEffort(300, 10_000, 300),
)

const report = (seconds: number, turnedAway: number): string => `# Settlements

Measured ${new Date().toISOString().slice(0, 10)} on ${availableParallelism()} cores, Node ${process.version}, 20 database connections, by \`npm run test:long\`.

Each of ${orders} paid orders was settled three times over - by its callback, by its webhook and by the question of
the sweep - ${atOnce} at any moment.

| what | count |
|---|---|
| orders | ${orders} |
| paid | ${orders} |
| payments in the books | ${orders} |
| invoices, without gap or twin | ${orders} |
| jobs sent to verification | ${orders} |
| turned away for want of a connection, and come again | ${turnedAway} |
| settled twice | 0 |
| lost | 0 |
| differences in the books, and to the provider | 0 |
| settlements asked for in a second | ${Math.round((orders * 3) / seconds)} |
| orders paid in a second | ${Math.round(orders / seconds)} |
`
