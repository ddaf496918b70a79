import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { writeResult } from './write-result.ts'
import { tryBackup } from './nodes/backup-trial.ts'
import { tryCaching } from './nodes/caching-trial.ts'
import { tryFailovers } from './nodes/failover-trial.ts'
import { tryKills } from './nodes/kill-trial.ts'
import { tryReplica } from './nodes/replica-trial.ts'
import { tryRollingRestart } from './nodes/rolling-trial.ts'

/*
 * Trials of several nodes behind nginx over one Postgres: node bench/nodes.ts kill --seconds=300. They use
 * 127.0.0.1 only, are bounded in time, and stop what they started. They need the built pages and nginx.
 */

const trials = {
  kill: tryKills,
  rolling: tryRollingRestart,
  caching: tryCaching,
  backup: tryBackup,
  replica: tryReplica,
  failover: tryFailovers,
}

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '300' } },
  allowPositionals: true,
})
const say = (text: string) => void process.stdout.write(`${text}\n`)

const isTrial = (name: string): name is keyof typeof trials => Object.hasOwn(trials, name)

const [name = ''] = positionals
if (!isTrial(name)) throw new Error(`There is only: ${Object.keys(trials).join(', ')}.`)
const { lines, isGood } = await trials[name]({ seconds: Number(values.seconds), say })
const report = [
  ...lines,
  '',
  `Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores, Node ${process.version}, by \`node bench/nodes.ts ${name} --seconds=${values.seconds}\`.`,
  '',
].join('\n')
writeResult(`nodes-${name}`, report)
if (!isGood) process.exitCode = 1
