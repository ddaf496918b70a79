import { createClosers } from './boot/closers.ts'
import { createProgress } from './boot/progress.ts'
import { start, type StartOptions } from './boot/start.ts'
import { StartError } from '#server/lib/start-error.ts'
import { createLog } from './lib/log.ts'

const stopTimeoutMs = 25_000
/** Of a node that drains first. */
const drainTimeoutMs = 110_000

const progress = createProgress({
  write: (text) => process.stdout.write(text),
  isTerminal: process.stdout.isTTY,
})
const isProduction = process.env['NODE_ENV'] === 'production'
const log = createLog({
  level: 'info',
  format: isProduction ? 'json' : 'text',
  write: (line) => process.stderr.write(line),
})
const closers = createClosers()
const stopping = new AbortController()

// Writing to a closed terminal fails, which must not interrupt the shutdown.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})

let ending: Promise<void> | undefined
const end = (exitCode: number): void => {
  ending ??= (async () => {
    stopping.abort()
    const drains = isProduction || process.env['DRAIN_SECONDS'] !== undefined
    setTimeout(() => process.exit(1), drains ? drainTimeoutMs : stopTimeoutMs).unref()
    await started
    await closers.closeAll(log)
    process.exit(exitCode)
  })()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (ending === undefined) progress.say('Stopping')
    end(0)
  })
}
// The parent process is gone, so nobody else would ever stop this one.
if (process.connected) process.on('disconnect', () => end(0))

const failed = (error: unknown): void => {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else log.fatal({ error }, 'The server stops after an unexpected error')
  end(1)
}
process.on('uncaughtException', failed)
process.on('unhandledRejection', failed)

const readOptions = (args: string[]): StartOptions => {
  const known = ['--empty', '--dev']
  const unknown = args.filter((argument) => !known.includes(argument))
  if (unknown.length > 0) {
    throw new StartError(`${unknown.join(' ')} is not an option; there is only --empty.`)
  }
  return { isEmpty: args.includes('--empty'), isDevelopment: args.includes('--dev') }
}

const started = (async () => {
  try {
    const deps = {
      environment: process.env,
      signal: stopping.signal,
      closers,
      log,
      progress,
    }
    await start(readOptions(process.argv.slice(2)), deps)
  } catch (error) {
    if (!stopping.signal.aborted) setImmediate(failed, error)
  }
})()
