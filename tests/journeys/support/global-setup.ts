import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer } from '../../support/server-process.ts'
import { unpackChromium } from './chromium.ts'
import { adminPhone } from './people.ts'

/** Starts the product once for all journeys, on a free port and with data of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'journeys-'))
  const [server] = await Promise.all([
    runServer({ DATA_DIR: dataDir, ADMIN_PHONES: `+91${adminPhone}` }),
    unpackChromium(),
  ])
  if (server.address === undefined) {
    throw new Error(`The server did not start:\n${server.stdout()}\n${server.stderr()}`)
  }
  process.env['JOURNEYS_ADDRESS'] = server.address
  return async () => {
    await server.stop('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}
