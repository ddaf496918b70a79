import { createAdminGrants } from '#server/features/accounts/admin-grants.service.ts'
import { createAudit } from '#server/features/audit/audit.service.ts'
import { createClosers } from '#server/boot/closers.ts'
import { openDatabase } from '#server/boot/open-database.ts'
import { StartError } from '#server/lib/start-error.ts'
import { AppError } from '#server/lib/app-error.ts'
import { systemClock } from '#server/lib/clock.ts'
import { openTerminal } from './terminal.ts'

const usage =
  'Usage: npm run admin -- add|remove|reset-factor <mobile number, such as +919876543210, e-mail, or facebook:<id>>'

const { log, progress } = openTerminal()

const verbs = ['add', 'remove', 'reset-factor'] as const
const isVerb = (text: string | undefined) => verbs.some((verb) => verb === text)

async function runAdminCommand(
  verb: string | undefined,
  name: string | undefined,
): Promise<string> {
  if (!isVerb(verb) || name === undefined) throw new StartError(usage)
  const closers = createClosers()
  try {
    const surroundings = { environment: process.env, closers, log, progress }
    const { db, config } = await openDatabase(surroundings)
    const grants = createAdminGrants({
      db,
      clock: systemClock,
      audit: createAudit({ clock: systemClock }),
      config,
    })
    if (verb === 'add') return `${await grants.grantAdmin(name)} may sign in as an admin now.`
    if (verb === 'reset-factor') {
      const hadFactor = await grants.resetSecondFactor(name)
      return hadFactor
        ? `${name} is signed out everywhere and may set up a second step anew.`
        : `${name} had no second step as an admin.`
    }
    const wasAdmin = await grants.revokeAdmin(name)
    return wasAdmin ? `${name} is no admin any more.` : `${name} was not added here as an admin.`
  } finally {
    await closers.closeAll(log)
  }
}

try {
  const [verb, name] = process.argv.slice(2)
  progress.say(await runAdminCommand(verb, name))
} catch (error) {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else if (error instanceof AppError)
    process.stderr.write(`That is neither a mobile number nor an account. ${usage}\n`)
  else log.fatal({ error }, 'The command failed')
  process.exitCode = 1
}
