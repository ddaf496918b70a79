import type { Log } from '../lib/log.ts'

export interface Closers {
  /** Registers what undoes a step; the last one registered runs first. */
  add: (name: string, close: () => Promise<unknown>) => void
  /** Runs each once, whatever the others do. */
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
