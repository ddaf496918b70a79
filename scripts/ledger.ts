import { compose } from '#server/compose/compose.ts'
import { createClosers } from '#server/boot/closers.ts'
import { openDatabase } from '#server/boot/open-database.ts'
import { inspectPaymentStandIn } from '#server/boot/payment-stand-in.ts'
import { StartError } from '#server/lib/start-error.ts'
import { PaymentProviderError } from '#server/ports/payment-provider.ts'
import { openTerminal } from './terminal.ts'

const usage = 'Usage: npm run ledger [-- --since yyyy-mm-dd]'

const { log, progress } = openTerminal()

/** @throws StartError for unknown arguments */
function readSince([flag, day, ...rest]: readonly string[]): Date | undefined {
  if (flag === undefined) return undefined
  const since = new Date(`${day}T00:00:00+05:30`)
  if (flag !== '--since' || rest.length > 0 || Number.isNaN(since.getTime())) {
    throw new StartError(usage)
  }
  return since
}

/** Checks the ledger and prints its discrepancies. Returns whether there are none. */
async function checkLedger(since: Date | undefined): Promise<boolean> {
  const closers = createClosers()
  try {
    const surroundings = { environment: process.env, closers, log, progress }
    const { db, pool, config } = await openDatabase(surroundings)
    const standIn = await inspectPaymentStandIn(config)
    const composition = await compose({
      config,
      db,
      pool,
      log,
      ...(standIn && { paymentProvider: standIn }),
    })
    closers.add('services', () => composition.close())
    const { ledger } = composition.services
    const { sums, discrepancies } = await ledger.checkBooks()
    const lines = [
      ['Received', sums.received],
      ['Returned', -sums.returned],
      ['Invoiced', sums.invoiced],
      ['Credited', -sums.credited],
      ['Waiting for a job', sums.unassigned],
    ] as const
    for (const [name, paise] of lines) progress.say(`${name.padEnd(18)}${rupees(paise)}`)
    const all = [...discrepancies, ...(await ledger.compareWithProvider(since))]
    for (const { what, id } of all) progress.say(`${what}: ${id}`)
    progress.say(all.length === 0 ? 'The books are right.' : `Differences: ${all.length}.`)
    return all.length === 0
  } finally {
    await closers.closeAll(log)
  }
}

const rupees = (paise: number): string => `₹${(paise / 100).toFixed(2)}`.padStart(16)

try {
  const isRight = await checkLedger(readSince(process.argv.slice(2)))
  if (!isRight) process.exitCode = 1
} catch (error) {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else if (error instanceof PaymentProviderError) {
    process.stderr.write(`The payment provider did not answer: ${error.message}\n`)
  } else log.fatal({ error }, 'The command failed')
  process.exitCode = 1
}
