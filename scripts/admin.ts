import { adminRoles } from '#contract/admin/roles.ts'
import { createAdminGrants } from '#server/features/accounts/admin-grants.service.ts'
import { createAudit } from '#server/features/audit/audit.service.ts'
import { createClosers } from '#server/boot/closers.ts'
import { openDatabase } from '#server/boot/open-database.ts'
import { StartError } from '#server/lib/start-error.ts'
import { AppError } from '#server/lib/app-error.ts'
import { systemClock } from '#server/lib/clock.ts'
import { openTerminal } from './terminal.ts'

const usage = `Usage: npm run admin -- add <who> [${adminRoles.join('|')}]
       npm run admin -- remove|reset-factor <who>
<who> is a mobile number, such as +919876543210, an e-mail, or facebook:<id>.`

const { log, progress } = openTerminal()

const verbs = ['add', 'remove', 'reset-factor'] as const
const isVerb = (text: string | undefined) => verbs.some((verb) => verb === text)

async function runAdminCommand(
  verb: string | undefined,
  name: string | undefined,
  named: string | undefined,
): Promise<string> {
  const role = adminRoles.find((one) => one === named)
  const isRoleWrong = named !== undefined && (verb !== 'add' || role === undefined)
  if (!isVerb(verb) || name === undefined || isRoleWrong) throw new StartError(usage)
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
    if (verb === 'add') {
      const subject = await grants.grantAdmin(name, role)
      return `${subject} may sign in as an admin now${role ? ` with the role ${role}` : ''}.`
    }
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
  const [verb, name, role] = process.argv.slice(2)
  progress.say(await runAdminCommand(verb, name, role))
} catch (error) {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else if (error instanceof AppError)
    process.stderr.write(
      error.code === 'LAST_OWNER'
        ? 'That is the last owner. Make somebody else an owner first.\n'
        : `That is neither a mobile number nor an account. ${usage}\n`,
    )
  else log.fatal({ error }, 'The command failed')
  process.exitCode = 1
}
