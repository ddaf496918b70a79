import { createServer } from 'node:net'
import { StartError } from '#server/lib/start-error.ts'

/** Checks the port early, before minutes go into starting a database. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen(port, host, resolve)
    })
  } catch (error) {
    throw asPortError(error, host, port)
  }
  await new Promise((resolve) => probe.close(resolve))
}

export function asPortError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new StartError(
      `The port ${port} on ${host} is in use by another program; stop it, or set PORT to another number.`,
    )
  }
  if (code === 'EACCES') {
    return new StartError(
      `This account may not listen on the port ${port}; set PORT to a number above 1023.`,
    )
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`${host} is not an address of this machine; set HOST to one that is.`)
  }
  return error
}
