import { rm } from 'node:fs/promises'
import type { APIRequest } from '@playwright/test'
import { startMsg91 } from '../../support/code-providers/msg91.ts'
import { startFront } from '../../support/front.ts'
import { openNetworkLine } from '../../support/network-line.ts'
import { runServer } from '../../support/server-process.ts'
import { createPreparations } from './api.ts'
import type { Person } from './api.ts'
import { createJourneyDatabase, openSocket } from './journey-database.ts'
import { adminPhone } from './people.ts'
import { test as base } from './test.ts'
import { makeThrowAwayFolder } from '../../support/throw-away-folder.ts'

export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>

/**
 * A journey with a server of its own, whose database, SMS provider and way through the net it may
 * break. Everything else of the journey goes to that server too.
 */
export const test = base.extend<{
  ownServer: OwnServer
  /** What its environment says besides. */
  ownSettings: Readonly<Record<string, string>>
}>({
  ownSettings: [{}, { option: true }],

  ownServer: async ({ playwright, ownSettings }, use, info) => {
    // What breaks and comes back takes its time.
    info.setTimeout(120_000)
    const server = await startOwnServer(playwright.request, ownSettings)
    await use(server)
    await info.attach('server.log', { body: server.log(), contentType: 'text/plain' })
    await server.stop()
  },

  baseURL: async ({ ownServer }, use) => {
    await use(ownServer.address)
  },

  prepare: async ({ ownServer, request: calls }, use) => {
    await use(createPreparations(calls, ownServer))
  },
})

async function startOwnServer(requests: APIRequest, settings: Readonly<Record<string, string>>) {
  const dataDir = await makeThrowAwayFolder('own-server-')
  const socket = openSocket()
  const [database, line, sms] = await Promise.all([
    createJourneyDatabase(),
    openNetworkLine({ path: socket.path }),
    startMsg91(),
  ])
  const run = await runServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database.addressAt(line.port),
    DATABASE_POOL_MAX: '5',
    ADMIN_PHONES: `+91${adminPhone}`,
    MSG91_AUTH_KEY: sms.account.authKey,
    MSG91_TEMPLATE_ID: sms.account.templateId,
    MSG91_BASE_URL: sms.address,
    ...settings,
  })
  if (run.address === undefined) throw new Error(`The server did not start:\n${run.stderr()}`)
  const front = await startFront(run.address)
  const readCode = (phone: string) => {
    const code = sms.codeFor(phone)
    if (code === undefined) throw new Error(`No code was sent to ${phone}`)
    return Promise.resolve(code)
  }
  const admin = await signInAdmin(requests, front.address, readCode)

  return {
    address: front.address,
    database: { cut: line.cut, restore: line.restore, query: database.query },
    sms,
    front,
    readCode,
    admin: () => admin,
    /** What it has logged so far. */
    log: run.stderr,
    stop: async () => {
      await front.close()
      await run.stop('SIGTERM')
      await Promise.all([line.close(), sms.close()])
      await database.drop()
      socket.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function signInAdmin(
  requests: APIRequest,
  baseURL: string,
  readCode: (phone: string) => Promise<string>,
): Promise<Person> {
  const calls = await requests.newContext({ baseURL })
  const nobody = () => {
    throw new Error('No admin has signed in yet')
  }
  const admin = await createPreparations(calls, { readCode, admin: nobody }).signIn(
    'admin',
    adminPhone,
  )
  await calls.dispose()
  return admin
}
