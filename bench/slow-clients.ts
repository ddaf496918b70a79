import { readdirSync, statSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { writeResult } from './write-result.ts'
import { problemsOf } from './mixed/senders.ts'
import { withMarket } from './mixed/with-market.ts'
import { slownesses, startSlowClients } from './slow/clients.ts'
import type { Slowness } from './slow/clients.ts'

/*
 * A thousand slow clients beside a normal load: how the load is affected, and how long the sockets stay open. It uses
 * 127.0.0.1 only and stops what it started: node bench/slow-clients.ts --clients=1000
 */

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000' },
    jobs: { type: 'string', default: '2000' },
  },
})
const trialSeconds = 4
const usualShare = 0.3
const seconds = 60
/** The clients arrive over this time; all at once would measure a burst. */
const arriveSeconds = 15
const timeoutSeconds = 60
const assets = join(import.meta.dirname, '../build/client/assets')

const phases: readonly (readonly [string, readonly Slowness[]])[] = [
  ['nobody slow', []],
  ['slow headers', ['headers']],
  ['slow bodies', ['bodies']],
  ['slow readers', ['readers']],
  ['a third each', slownesses],
  ['nobody slow, again', []],
]

const say = (text: string) => process.stdout.write(`${text}\n`)
const sizeOf = (name: string) => statSync(join(assets, name)).size
const largest = readdirSync(assets).reduce((one, other) =>
  sizeOf(other) > sizeOf(one) ? other : one,
)

await withMarket(Number(values.jobs), async ({ product, senders }) => {
  const highest = await senders.findHighest(trialSeconds)
  const perSecond = highest.perSecond * usualShare
  const rows: string[] = []
  for (const [name, ways] of phases) {
    const file = `/assets/${largest}`
    const count = ways.length === 0 ? 0 : Number(values.clients)
    const slow = startSlowClients(product.origin, {
      count,
      ways,
      file,
      withinMs: arriveSeconds * 1000,
    })
    const startedAt = performance.now()
    let max = 0
    let openSeconds = 0
    const counting = setInterval(() => {
      const open = slow.countOpen()
      max = Math.max(max, open)
      if (open > 0) openSeconds = (performance.now() - startedAt) / 1000
    }, 500)
    const report = await senders.sendOnce({ way: { perSecond }, seconds })
    const endsAt = startedAt + (arriveSeconds + timeoutSeconds) * 1000
    await sleep(count === 0 ? 0 : endsAt - performance.now())
    const left = slow.countOpen()
    clearInterval(counting)
    slow.stop()
    const { good, rejected, goodMs } = report
    const cells = [
      name,
      good,
      rejected,
      problemsOf(report),
      goodMs.p50.toFixed(1),
      goodMs.p99.toFixed(0),
      max,
      openSeconds.toFixed(0),
      left,
    ]
    rows.push(`| ${cells.join(' | ')} |`)
    say(rows.at(-1) ?? '')
  }
  const written = [
    `# ${values.clients} slow clients at once`,
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${availableParallelism()} cores (load of the machine ${loadavg()[0]?.toFixed(1)}), Node ${process.version}, ` +
      `by \`node bench/slow-clients.ts\`: clients that arrive within ${arriveSeconds} s and send one byte per second, or read nothing of the response (the largest script, ` +
      `${Math.round(sizeOf(largest) / 1000)} kB uncompressed; one in fifty requests it twenty times), with a mixed load of ` +
      `${perSecond.toFixed(0)} per second beside them for ${seconds} s (${(usualShare * 100).toFixed(0)}% of the highest rate). The time-outs are those of production. ` +
      'Slow clients and the load run on the same cores as the product.',
    '',
    '| | successes | rejected | others | median ms | 99th percentile ms | open slow sockets, maximum | the last was open until s | open 60 s after the last arrival |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  writeResult('slow-clients', written)
})
