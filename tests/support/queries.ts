import { Client } from 'pg'
import { vi } from 'vitest'

/**
 * The statements sent while something runs, in order and without parameters. They measure work independent of
 * the machine's load.
 */
export async function queriesOf(act: () => Promise<unknown>): Promise<string[]> {
  const asking = vi.spyOn(Client.prototype, 'query')
  try {
    await act()
    return asking.mock.calls.map(([query]: unknown[]) => textOf(query))
  } finally {
    asking.mockRestore()
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  if (typeof query === 'object' && query !== null && 'text' in query) return String(query.text)
  throw new Error('A query without a text')
}
