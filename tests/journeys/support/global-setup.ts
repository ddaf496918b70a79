import { rm } from 'node:fs/promises'
import { request } from '@playwright/test'
import { createDatabase } from '../../../src/server/db/client.ts'
import { connectToRunning } from '../../../src/server/db/embedded/supervisor.ts'
import { findWords, privateWords } from '../../support/private-words.ts'
import { runServer } from '../../support/server-process.ts'
import { createPreparations } from './api.ts'
import { unpackChromium } from './chromium.ts'
import { adminEmail, adminPhone, adminPhones } from './people.ts'
import { makeThrowAwayFolder } from '../../support/throw-away-folder.ts'

/** Starts the product once for all journeys, on a free port and with data of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await makeThrowAwayFolder('journeys-')
  const [server] = await Promise.all([
    runServer({
      DATA_DIR: dataDir,
      // As in production, so that the log of all journeys can be looked through at their end.
      LOG_LEVEL: 'info',
      LANGUAGES: 'en,hi,en-XA',
      ADMIN_EMAILS: adminEmail,
      ADMIN_PHONES: adminPhones.map((phone) => `+91${phone}`).join(','),
    }),
    unpackChromium(),
  ])
  if (server.address === undefined) {
    throw new Error(`The server did not start:\n${server.stdout()}\n${server.stderr()}`)
  }
  process.env['JOURNEYS_ADDRESS'] = server.address
  process.env['JOURNEYS_DATA_DIR'] = dataDir
  process.env['JOURNEYS_ADMIN_TOKEN'] = await signInAdmin(server.address)
  return async () => {
    const told = await wordsOfPeople(dataDir)
    await server.stop('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
    const found = findWords(`${server.stdout()}\n${server.stderr()}`, told)
    if (found.length > 0) {
      throw new Error(`The log of the journeys tells of people:\n${found.join('\n')}`)
    }
  }
}

/** What the people of all journeys have told the product, and the token of the one who is known here. */
async function wordsOfPeople(dataDir: string): Promise<string[]> {
  const running = connectToRunning(dataDir)
  const { db, close } = createDatabase({ connectionString: running.connectionString, max: 1 })
  try {
    return [...(await privateWords(db)), String(process.env['JOURNEYS_ADMIN_TOKEN'])]
  } finally {
    await close()
    running.close()
  }
}

/** Once for all: codes to one number are minutes apart. */
async function signInAdmin(baseURL: string): Promise<string> {
  const context = await request.newContext({ baseURL })
  const { token } = await createPreparations(context).signIn('admin', adminPhone)
  await context.dispose()
  return token
}
