import type { z } from 'zod'

/**
 * Loads a schema of the contract together with zod. Zod compiles schemas with `eval` where a trial
 * succeeds. Our content security policy forbids `eval` and browsers would report each trial, so
 * compilation is turned off first.
 */
export async function loadSchema(readSchema: () => Promise<z.ZodType>): Promise<z.ZodType> {
  const { config } = await import('zod')
  config({ jitless: true })
  return await readSchema()
}
