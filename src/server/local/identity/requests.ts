import { randomBytes } from 'node:crypto'

const maxEntries = 1000

/** Stores values under random names. Each can be taken once. */
export function createOnceBox<Thing>() {
  const things = new Map<string, Thing>()
  return {
    keep(thing: Thing): string {
      const name = randomBytes(24).toString('base64url')
      things.set(name, thing)
      const [oldest] = things.keys()
      if (things.size > maxEntries && oldest !== undefined) things.delete(oldest)
      return name
    },
    take(name: string): Thing | undefined {
      const thing = things.get(name)
      things.delete(name)
      return thing
    },
  }
}

/** Redirects are allowed to this machine alone. */
export function isOwnMachine(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}
