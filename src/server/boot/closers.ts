import type { Log } from '../lib/log.ts'

export interface Closers {
  /** Registers a step of the shutdown. The last one registered runs first. */
  add: (name: string, close: () => Promise<unknown>) => void
  /** Runs each step once, even when others fail. */
  closeAll: (log: Log) => Promise<void>
}

export function createClosers(): Closers {
  const waiting: { name: string; close: () => Promise<unknown> }[] = []
  return {
    add: (name, close) => waiting.push({ name, close }),
    closeAll: async (log) => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        try {
          await next.close()
        } catch (error) {
          log.error({ error }, `Could not close the ${next.name}`)
        }
      }
    },
  }
}
