import { createRazorpayProvider } from '#server/adapters/payments/razorpay-provider.ts'
import { openFileStore } from '#server/adapters/storage/open-store.ts'
import { createClosers } from '#server/boot/closers.ts'
import { openDatabaseAsItIs } from '#server/boot/open-database.ts'
import { StartError } from '#server/lib/start-error.ts'
import { checkContacts } from '#server/doctor/check-contacts.ts'
import { checkDatabase, checkDisk, checkQueue, checkStore } from '#server/doctor/check-machine.ts'
import {
  checkAddress,
  checkMail,
  checkPayments,
  checkScanner,
  checkTime,
} from '#server/doctor/check-providers.ts'
import { checkTexts } from '#server/doctor/check-texts.ts'
import { bad, note } from '#server/doctor/finding.ts'
import type { Finding } from '#server/doctor/finding.ts'
import { systemClock } from '#server/lib/clock.ts'
import { openTerminal } from './terminal.ts'

/** Any large site sends the time in its `Date` header. */
const timeTeller = 'https://www.google.com'

// The findings report the problems.
const { log, progress } = openTerminal('silent')

const marks = { fine: 'ok  ', note: 'note', bad: 'BAD ' }

function print({ what, says, state, fix }: Finding): void {
  progress.say(`${marks[state]} ${what}: ${says}${fix === undefined ? '' : ` -> ${fix}`}`)
}

async function examine(): Promise<Finding[]> {
  const closers = createClosers()
  try {
    const surroundings = { environment: process.env, closers, log, progress }
    const { pool, config } = await openDatabaseAsItIs(surroundings)
    const store = await openFileStore(config.fileStorage)
    return [
      await checkDisk(config.dataDir),
      await checkStore(store),
      ...(await checkDatabase(pool, systemClock)),
      await checkQueue(pool),
      await checkAddress(config),
      await checkTime(timeTeller, systemClock.now),
      await checkPayments(createRazorpayProvider(config.razorpay), config),
      await checkMail(config),
      ...checkTexts(config),
      await checkScanner(config),
      ...checkContacts(config),
      ...(config.isDemonstration
        ? [note('Demonstration', 'codes or payments are stood in for', 'see Settings')]
        : []),
      ...(process.env['BACKUP_RECIPIENT']
        ? []
        : [note('Backup', 'BACKUP_RECIPIENT is not set here', 'see docs/operations/backup.md')]),
    ]
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [bad('Settings', error.message, 'see docs/operations/settings.md')]
  } finally {
    await closers.closeAll(log)
  }
}

const findings = await examine()
for (const finding of findings) print(finding)
const wrong = findings.filter(({ state }) => state === 'bad').length
progress.say(wrong === 0 ? 'Nothing is wrong.' : `Wrong: ${wrong}.`)
if (wrong > 0) process.exitCode = 1
