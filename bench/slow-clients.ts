import { readdirSync, statSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { keepResult } from './keep-result.ts'
import { problemsOf } from './mixed/senders.ts'
import { withMarket } from './mixed/with-market.ts'
import { slownesses, startSlowClients } from './slow/clients.ts'
import type { Slowness } from './slow/clients.ts'

/*
 * A thousand clients who take their time, while others ask as usual: what these notice of it, and how long the sockets
 * are held. Talks to 127.0.0.1 alone and ends what it started: node bench/slow-clients.ts --clients=1000
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
/** So many who come at once and fetch the largest file would be a rush, and not slow. */
const arriveSeconds = 15
const patienceSeconds = 60
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
    let most = 0
    let heldSeconds = 0
    const counting = setInterval(() => {
      const held = slow.countHeld()
      most = Math.max(most, held)
      if (held > 0) heldSeconds = (performance.now() - startedAt) / 1000
    }, 500)
    const report = await senders.sendOnce({ way: { perSecond }, seconds })
    const endsAt = startedAt + (arriveSeconds + patienceSeconds) * 1000
    await sleep(count === 0 ? 0 : endsAt - performance.now())
    const left = slow.countHeld()
    clearInterval(counting)
    slow.stop()
    const { good, refused, goodMs } = report
    const cells = [
      name,
      good,
      refused,
      problemsOf(report),
      goodMs.p50.toFixed(1),
      goodMs.p99.toFixed(0),
      most,
      heldSeconds.toFixed(0),
      left,
    ]
    rows.push(`| ${cells.join(' | ')} |`)
    say(rows.at(-1) ?? '')
  }
  const written = [
    `# ${values.clients} slow clients at once`,
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${availableParallelism()} cores (load of the machine ${loadavg()[0]?.toFixed(1)}), Node ${process.version}, ` +
      `by \`node bench/slow-clients.ts\`: clients who come within ${arriveSeconds} s and send a byte a second, each at a time of its own, or read nothing of what they asked for (the largest script, ` +
      `${Math.round(sizeOf(largest) / 1000)} kB not packed; one in fifty asks for it twenty times), with a mixed load of ` +
      `${perSecond.toFixed(0)} a second beside them for ${seconds} s (${(usualShare * 100).toFixed(0)}% of the highest rate). The patience with them is that of production. ` +
      'Slow clients and those who ask beside them run on the same cores as the product.',
    '',
    '| | good answers | refused | others | median ms | 99th percentile ms | slow sockets held, most | the last was held until s | left 60 s after the last came |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  keepResult('slow-clients', written)
})
