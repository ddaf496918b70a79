import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import type { PDFContext, PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { inflateSync } from 'node:zlib'
import { countObjectHeaders, findOddity, mentionsName } from './pdf-bytes.ts'

export type PdfVerdict =
  | { readonly isFine: true; readonly pages: number }
  | { readonly isFine: false; readonly why: string }

/** Object streams hold text; a megabyte of honest ones never grows to this. */
const maxInflatedBytes = 16_000_000

/** Honest files nest a handful of arrays and dictionaries. */
const maxDepth = 200

/** Refused as a key of a dictionary and as what it says it is. */
const activeNames = [
  'JS',
  'JavaScript',
  'Launch',
  'Rendition',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'RichMediaContent',
  'XFA',
] as const

/** `EF` holds the files within a file, which need not say what they are. */
const refusedKeys: ReadonlySet<string> = new Set(['Encrypt', 'EF', ...activeNames])

/** Actions that send, fetch or open something, and annotations that play or carry something. */
const refusedKinds: ReadonlySet<string> = new Set([
  'Encrypt',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'FileAttachment',
  'Movie',
  'Sound',
  '3D',
  ...activeNames,
])

/** Where a dictionary says what it is or does. */
const kindKeys = ['Type', 'Subtype', 'S'].map((name) => PDFName.of(name))

/**
 * Whether a PDF can be read, has pages, and neither runs, embeds nor hides anything. Every object
 * that stands in the file is looked at, those of earlier revisions and of object streams included:
 * which of them a reader would follow depends on the reader.
 */
export async function inspectPdf(bytes: Buffer, maxPages: number): Promise<PdfVerdict> {
  const outside = findOddity(bytes)
  if (outside !== undefined) return { isFine: false, why: outside }
  const parser = new InspectingParser(bytes)
  const context = await parser.parseDocument()
  const pages = countPages(context, maxPages)
  for (const stream of parser.objectStreams) {
    await new InspectingObjectStreamParser(stream, parser.findings).parseIntoContext()
  }
  const [finding] = parser.findings
  if (finding !== undefined) return { isFine: false, why: finding }
  if (parser.objectsSeen < countObjectHeaders(bytes)) {
    return { isFine: false, why: 'an object lies where no object belongs' }
  }
  if (parser.sawBrokenObject && mentionsName(bytes, activeNames)) {
    return { isFine: false, why: 'a broken object beside active content' }
  }
  if (pages === 0) return { isFine: false, why: 'no pages' }
  if (pages > maxPages) return { isFine: false, why: 'too many pages' }
  return { isFine: true, pages }
}

/** Reads every object of a file and notes what must not be in it. */
class InspectingParser extends PDFParser {
  readonly findings = new Set<string>()
  readonly objectStreams: PDFRawStream[] = []
  objectsSeen = 0
  sawBrokenObject = false
  #depth = 0
  #inflatedBytes = 0

  override parseObject(ref?: PDFRef): PDFObject {
    // Without a reference it is a value of the trailer.
    if (this.#depth === 0 && ref) this.objectsSeen += 1
    this.#depth += 1
    try {
      if (this.#depth > maxDepth) {
        this.findings.add('nested too deeply')
        throw new Error('The parser must not follow this')
      }
      const object = super.parseObject(ref)
      if (this.#depth === 1) noteRefusedKind(object, this.findings)
      return object
    } catch (error) {
      this.sawBrokenObject = true
      throw error
    } finally {
      this.#depth -= 1
    }
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    const dict = super.parseDict(ref)
    noteRefused(dict, this.findings)
    return dict
  }

  protected override parseDictOrStream(ref?: PDFRef): PDFDict | PDFStream {
    const object = super.parseDictOrStream(ref)
    if (!(object instanceof PDFRawStream)) return object
    const holdsObjects = object.dict.has(PDFName.of('First')) && object.dict.has(PDFName.of('N'))
    if (!holdsObjects && !['ObjStm', 'XRef'].includes(kindOf(object.dict))) return object
    // The library would unpack it without a limit, so this comes first.
    const size = inflatedSize(object, maxInflatedBytes - this.#inflatedBytes)
    if (size === undefined) {
      this.findings.add('an object stream that is unusual, broken or too large')
      throw new Error('The parser must not unpack this')
    }
    this.#inflatedBytes += size
    if (holdsObjects) this.objectStreams.push(object)
    return object
  }
}

class InspectingObjectStreamParser extends PDFObjectStreamParser {
  readonly #findings: Set<string>
  #depth = 0

  constructor(stream: PDFRawStream, findings: Set<string>) {
    super(stream)
    this.#findings = findings
  }

  override parseObject(ref?: PDFRef): PDFObject {
    this.#depth += 1
    const object = super.parseObject(ref)
    this.#depth -= 1
    if (this.#depth === 0) noteRefusedKind(object, this.#findings)
    return object
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    const dict = super.parseDict(ref)
    noteRefused(dict, this.#findings)
    return dict
  }
}

function noteRefused(dict: PDFDict, findings: Set<string>): void {
  for (const key of dict.keys()) {
    const name = key.decodeText()
    if (refusedKeys.has(name)) findings.add(name)
  }
  for (const key of kindKeys) noteRefusedKind(dict.get(key), findings)
}

/** Of a dictionary's kind, or of an object that is a bare name: a dictionary may point to its kind. */
function noteRefusedKind(object: PDFObject | undefined, findings: Set<string>): void {
  if (!(object instanceof PDFName)) return
  const name = object.decodeText()
  if (refusedKinds.has(name)) findings.add(name)
}

function kindOf(dict: PDFDict): string {
  const kind = dict.lookup(PDFName.of('Type'))
  return kind instanceof PDFName ? kind.decodeText() : ''
}

/** Undefined when the stream is packed in an unusual way, broken, or larger than `most`. */
function inflatedSize({ dict, contents }: PDFRawStream, most: number): number | undefined {
  const given = dict.get(PDFName.of('Filter'))
  const filter = given instanceof PDFArray && given.size() === 1 ? given.get(0) : given
  if (filter === undefined) return contents.length
  if (filter !== PDFName.of('FlateDecode')) return undefined
  try {
    return inflateSync(contents, { maxOutputLength: Math.max(1, most) }).length
  } catch {
    return undefined
  }
}

function countPages(context: PDFContext, maxPages: number): number {
  const root = context.lookup(context.trailerInfo.Root)
  const seen = new Set<PDFObject>()
  let pages = 0
  const waiting = root instanceof PDFDict ? [root.lookup(PDFName.of('Pages'))] : []
  while (waiting.length > 0 && pages <= maxPages) {
    const node = waiting.pop()
    if (!(node instanceof PDFDict) || seen.has(node)) continue
    seen.add(node)
    const kids = node.lookup(PDFName.of('Kids'))
    if (kids instanceof PDFArray) {
      for (let index = 0; index < kids.size(); index += 1) waiting.push(kids.lookup(index))
    } else if (kindOf(node) === 'Page') pages += 1
  }
  return pages
}
