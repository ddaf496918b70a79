import type { Plugin } from 'vite'
import { endpoints } from '../../src/contract/endpoints.ts'

const calls: Readonly<Record<string, { readonly method: string; readonly path: string }>> =
  endpoints

const importOfCalls = /import\s*\{\s*endpoints\s*\}\s*from\s*["']#contract\/endpoints\.ts["'];?/

/**
 * Writes into each module the calls that it makes, each with no more than a browser needs to make it: who may, how
 * often, and the shapes of what goes and comes are checked by the server.
 */
export const callsOfPages: Plugin = {
  name: 'calls-of-pages',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!importOfCalls.test(code)) return undefined
    const written = code
      .replace(importOfCalls, '')
      .replaceAll(/\bendpoints\.(\w+)/g, (_, name: string) => {
        const call = calls[name]
        if (!call) throw new Error(`${id} makes a call that there is not: ${name}`)
        return JSON.stringify({ method: call.method, path: call.path })
      })
    return { code: written, map: null }
  },
}
