import { statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#server/lib/start-error.ts'

export class DataFolderInUse extends StartError {}

/**
 * Makes sure that one process alone uses this data folder. The lock is an abstract socket: the kernel removes it when
 * the process ends, so a lock is never stale.
 */
export async function lockDataFolder(
  dataDir: string,
  // A server that is stopping needs a moment.
  waitMs = 3000,
): Promise<() => Promise<void>> {
  const { dev, ino } = statSync(dataDir)
  // The identity of the folder, not its name: several paths may lead to it.
  const name = `\0kaamyab-data-${dev}-${ino}`
  const deadline = performance.now() + waitMs
  for (;;) {
    const server = await tryListen(name)
    if (server !== undefined) return () => closeServer(server)
    if (performance.now() > deadline) {
      throw new DataFolderInUse(
        `Another process${await holder(name)} already works on the data folder ${dataDir}; stop it first, or set DATA_DIR to another folder.`,
      )
    }
    await sleep(100)
  }
}

function tryListen(name: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.end(String(process.pid))
    })
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen({ path: name }, () => {
      server.unref()
      resolve(server)
    })
  })
}

function holder(name: string): Promise<string> {
  return new Promise((resolve) => {
    let pid = ''
    const finish = () => resolve(/^\d+$/.test(pid) ? ` (${pid})` : '')
    const socket = connect({ path: name })
    socket.setTimeout(500, () => socket.destroy())
    socket.on('data', (bytes) => (pid += bytes.toString('latin1')))
    socket.on('error', () => socket.destroy())
    socket.on('close', finish)
  })
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => server.close(() => resolve()))
