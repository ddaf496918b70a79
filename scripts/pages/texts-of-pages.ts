import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { z } from 'zod'

const catalogueFile = new URL('../../messages/en.json', import.meta.url)

/** Every key that a module names: whole, or with a part that is known only in the page. */
const wholeKey = /(["'`])([\w-]+(?:\.[\w-]+)+)\1/g
const openKey = /`([\w-]+\.[\w.-]*)\$\{[^}]*\}([\w.-]*)`/g

/**
 * Gives each module the sentences that it says, so that a page loads no others. The catalogue is empty in the
 * browser, and filled by the modules as they are loaded.
 */
export function textsOfPages(): Plugin {
  let catalogue: ReadonlyMap<string, string>
  return {
    name: 'texts-of-pages',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      catalogue = readCatalogue()
    },
    transform(code, id) {
      if (id.endsWith('/messages/en.json')) return { code: 'export default {}', map: null }
      if (!/\/src\/(?:web|contract)\//.test(id)) return undefined
      const texts = textsIn(code, catalogue)
      if (texts.length === 0) return undefined
      const filling = `Object.assign(saidHere, ${JSON.stringify(Object.fromEntries(texts))});`
      return { code: `import saidHere from '#messages/en.json';${filling}\n${code}`, map: null }
    },
  }
}

const readCatalogue = () =>
  new Map(
    Object.entries(
      z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(catalogueFile, 'utf8'))),
    ),
  )

function textsIn(code: string, catalogue: ReadonlyMap<string, string>): [string, string][] {
  const named = new Set([...code.matchAll(wholeKey)].map(([, , key = '']) => key))
  const open = [...code.matchAll(openKey)].map(([, start = '', end = '']) => ({ start, end }))
  return [...catalogue].filter(
    ([key]) =>
      named.has(key) ||
      named.has(withoutNumber(key)) ||
      open.some(({ start, end }) => key.startsWith(start) && key.endsWith(end)),
  )
}

/** A sentence with a number has a key for each form of it, and is named without. */
const withoutNumber = (key: string): string => key.replace(/_(?:one|other)$/, '')
