/*
 * Generates the heading font of Hindi pages: Anek Devanagari, narrow and bold, with the glyphs that the Hindi catalogue
 * needs and those that its words pass through while they are shaped.
 *
 *   npm install --prefix <folder> @fontsource-variable/anek-devanagari@5.3.0 subset-font@2.9.0
 *   node scripts/subset-head-font.mjs <folder>
 *
 * The packages are only read by this script and are no dependency of the product. Run it when `head-font.test.ts` finds a
 * word that the font shapes otherwise than the whole typeface.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = new URL('../', import.meta.url)
const fontFile = new URL('src/web/styles/fonts/anek-head-hindi.woff2', root)

const folder = process.argv[2]
if (folder === undefined) {
  process.stderr.write('Usage: node scripts/subset-head-font.mjs <folder with the packages>\n')
  process.exit(1)
}

const packages = createRequire(join(resolve(folder), 'node_modules', 'none.js'))
const subsetFont = packages('subset-font')
const { convert } = packages('fontverter')
const shaper = await import(pathToFileURL(packages.resolve('harfbuzzjs')).href)

const letters =
  'अ आ इ ई उ ऊ ऋ ए ऐ ओ औ ऑ अं अँ क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह ' +
  'क़ ख़ ग़ ज़ ड़ ढ़ फ़ का कि की कु कू के कै को कौ कॉ कं कँ क् । '

const readTexts = async (path) =>
  Object.values(JSON.parse(await readFile(new URL(path, root), 'utf8')))
const texts = [
  ...(await readTexts('messages/hi.json')),
  ...(await readTexts('messages/places/hi.json')),
  letters,
]
const words = [...new Set(texts.join(' ').match(/[\p{Script=Devanagari}\p{M}।]+/gu))]

const source = await readFile(
  join(
    resolve(folder),
    'node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2',
  ),
)
const whole = await subsetFont(source, undefined, {
  keepAllGlyphs: true,
  variationAxes: { wdth: 85, wght: 800 },
  targetFormat: 'truetype',
})
const subset = await subsetGlyphs(whole, glyphsOf(whole, words), new Set(words.join('')))
await writeFile(fontFile, await convert(subset, 'woff2', 'truetype'))

/** The glyphs of the words, and of each step of their shaping. */
function glyphsOf(bytes, shaped) {
  const font = new shaper.Font(new shaper.Face(new shaper.Blob(bytes)))
  const found = new Set([0])
  for (const word of shaped) {
    const buffer = new shaper.Buffer()
    buffer.addText(word)
    buffer.guessSegmentProperties()
    for (const { t: glyphs } of shaper.shapeWithTrace(
      font,
      buffer,
      [],
      0,
      shaper.TracePhase.DONT_STOP,
    )) {
      for (const { g } of glyphs) found.add(g)
    }
  }
  return found
}

/**
 * A font of these glyphs alone. `subsetFont` would add every conjunct of the letters, which is three times as much, so
 * the library beneath it is called.
 */
async function subsetGlyphs(bytes, glyphs, characters) {
  const wasm = await readFile(packages.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { exports: lib } = (await WebAssembly.instantiate(wasm)).instance
  const { _initialize: start } = lib
  start()
  const memory = () => new Uint8Array(lib.memory.buffer)
  const at = lib.malloc(bytes.byteLength)
  memory().set(bytes, at)
  const writable = 2
  const face = lib.hb_face_create(lib.hb_blob_create(at, bytes.byteLength, writable, 0, 0), 0)
  const input = lib.hb_subset_input_create_or_fail()
  const noHinting = 0x1
  const noLayoutClosure = 0x200
  lib.hb_subset_input_set_flags(input, noHinting | noLayoutClosure)
  const glyphSet = lib.hb_subset_input_glyph_set(input)
  for (const glyph of glyphs) lib.hb_set_add(glyphSet, glyph)
  const characterSet = lib.hb_subset_input_unicode_set(input)
  for (const character of characters) lib.hb_set_add(characterSet, character.codePointAt(0))
  const blob = lib.hb_face_reference_blob(lib.hb_subset_or_fail(face, input))
  const from = lib.hb_blob_get_data(blob, 0)
  return Buffer.from(memory().slice(from, from + lib.hb_blob_get_length(blob)))
}
