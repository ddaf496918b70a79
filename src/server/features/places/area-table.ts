import { readFileSync } from 'node:fs'

/** The names of the areas of a pincode; none for one that has no known area. */
export type AreaTable = { readonly find: (pincode: string) => string[] }

/** Loads the areas of all Indian pincodes, which ship with the product: a line a pincode, names after bars. */
export function loadAreaTable(): AreaTable {
  const lines = `\n${readFileSync(new URL('./data/areas.txt', import.meta.url), 'utf8')}`
  return {
    find(pincode) {
      const start = lines.indexOf(`\n${pincode}|`)
      if (start === -1) return []
      const end = lines.indexOf('\n', start + 1)
      return lines.slice(start + pincode.length + 2, end).split('|')
    },
  }
}
