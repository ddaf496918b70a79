import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import type { PDFContext, PDFObject } from '@cantoo/pdf-lib'
import { inflateSync } from 'node:zlib'
import { countObjectHeaders, findFramingProblem, mentionsName } from './pdf-bytes.ts'

export type PdfVerdict =
  | { readonly isFine: true; readonly pages: number }
  | { readonly isFine: false; readonly why: string }

/** Valid files of a megabyte never inflate to this. */
const maxInflatedBytes = 4_000_000

/** In all object streams together; valid files of a few pages have some hundreds. */
const maxPackedObjects = 50_000

/** Valid files nest only a few arrays and dictionaries. */
const maxDepth = 200

/** Refused as a dictionary key and as a dictionary's type. */
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

/** `EF` contains embedded files, which need not declare a type. `AA` contains actions that no click starts. */
const refusedKeys: ReadonlySet<string> = new Set(['Encrypt', 'EF', 'AA', ...activeNames])

/** Actions that send, fetch or open something, and annotations that play or embed something. */
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
  'Thread',
  ...activeNames,
])

/** The action that a reader runs when it opens the file. */
const openAction = PDFName.of('OpenAction')

/** A stream with this key has its content in another file, or at an URL. */
const streamFile = PDFName.of('F')

/** The keys of a dictionary's type. */
const kindKeys = ['Type', 'Subtype', 'S'].map((name) => PDFName.of(name))

/**
 * Checks that a PDF can be parsed, has pages, and does not run, embed or hide anything. It inspects
 * every object in the file, also of earlier revisions and object streams, because readers differ in
 * which of them they follow.
 */
export async function inspectPdf(bytes: Buffer, maxPages: number): Promise<PdfVerdict> {
  const framingProblem = findFramingProblem(bytes)
  if (framingProblem !== undefined) return { isFine: false, why: framingProblem }
  const parser = new InspectingParser(bytes)
  const context = await parser.parseDocument()
  const pages = countPages(context, maxPages)
  for (const stream of parser.objectStreams) {
    await new InspectingObjectStreamParser(stream, parser).parseIntoContext()
  }
  const { findings, openedRefs, actingRefs } = parser
  if ([...openedRefs].some((ref) => actingRefs.has(ref))) findings.add('OpenAction')
  const [finding] = findings
  if (finding !== undefined) return { isFine: false, why: finding }
  if (parser.objectsSeen < countObjectHeaders(bytes)) {
    return { isFine: false, why: 'an object in an unexpected place' }
  }
  if (parser.sawBrokenObject && mentionsName(bytes, activeNames)) {
    return { isFine: false, why: 'a broken object beside active content' }
  }
  if (pages === 0) return { isFine: false, why: 'no pages' }
  if (pages > maxPages) return { isFine: false, why: 'too many pages' }
  return { isFine: true, pages }
}

type Notes = {
  readonly findings: Set<string>
  /** What the file opens with, where that is an object of its own. */
  readonly openedRefs: Set<PDFRef>
  /** Objects of which any version does more than show a page. */
  readonly actingRefs: Set<PDFRef>
}

/** Parses every object of a file and records forbidden ones. */
class InspectingParser extends PDFParser implements Notes {
  readonly findings = new Set<string>()
  readonly openedRefs = new Set<PDFRef>()
  readonly actingRefs = new Set<PDFRef>()
  readonly objectStreams: PDFRawStream[] = []
  #packedObjects = 0
  objectsSeen = 0
  sawBrokenObject = false
  #depth = 0
  #inflatedBytes = 0

  override parseObject(ref?: PDFRef): PDFObject {
    // An object without a reference is a value of the trailer.
    if (this.#depth === 0 && ref) this.objectsSeen += 1
    this.#depth += 1
    try {
      if (this.#depth > maxDepth) {
        this.findings.add('nested too deeply')
        throw new Error('The parser must not follow this')
      }
      const object = super.parseObject(ref)
      if (this.#depth === 1) noteObject(ref, object, this)
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
    noteRefused(dict, this)
    return dict
  }

  protected override parseDictOrStream(ref?: PDFRef): PDFDict | PDFStream {
    const object = super.parseDictOrStream(ref)
    if (object instanceof PDFStream && object.dict.has(streamFile))
      this.findings.add('a stream elsewhere')
    if (!(object instanceof PDFRawStream)) return object
    const containsObjects = object.dict.has(PDFName.of('First')) && object.dict.has(PDFName.of('N'))
    if (!containsObjects && !['ObjStm', 'XRef'].includes(kindOf(object.dict))) return object
    // The library inflates and counts without a limit, so the size and the number of objects are checked first.
    const inflated = inflate(object, maxInflatedBytes - this.#inflatedBytes)
    const packed = inflated && containsObjects ? countPacked(object.dict, inflated) : 0
    this.#packedObjects += packed ?? 0
    if (!inflated || packed === undefined || this.#packedObjects > maxPackedObjects) {
      this.findings.add('an object stream that is unusual, broken or too large')
      throw new Error('The parser must not unpack this')
    }
    this.#inflatedBytes += inflated.length
    if (containsObjects) this.objectStreams.push(object)
    return object
  }
}

class InspectingObjectStreamParser extends PDFObjectStreamParser {
  readonly #notes: Notes
  #depth = 0

  constructor(stream: PDFRawStream, notes: Notes) {
    super(stream)
    this.#notes = notes
  }

  override parseObject(ref?: PDFRef): PDFObject {
    this.#depth += 1
    const object = super.parseObject(ref)
    this.#depth -= 1
    if (this.#depth === 0) noteObject(ref, object, this.#notes)
    return object
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    const dict = super.parseDict(ref)
    noteRefused(dict, this.#notes)
    return dict
  }
}

function noteObject(ref: PDFRef | undefined, object: PDFObject, notes: Notes): void {
  noteRefusedKind(object, notes.findings)
  if (ref && !isDestination(object)) notes.actingRefs.add(ref)
}

function noteRefused(dict: PDFDict, notes: Notes): void {
  const { findings, openedRefs } = notes
  for (const key of dict.keys()) {
    const name = key.decodeText()
    if (refusedKeys.has(name)) findings.add(name)
  }
  for (const key of kindKeys) noteRefusedKind(dict.get(key), findings)
  const opened = dict.get(openAction)
  if (opened instanceof PDFRef) openedRefs.add(opened)
  else if (opened && !isDestination(opened)) findings.add('OpenAction')
}

/** Whether an opening only shows a page: a destination, or an action that goes to one and starts nothing else. */
function isDestination(object: PDFObject): boolean {
  if (object instanceof PDFArray)
    return object.asArray().every((each) => !(each instanceof PDFDict))
  if (!(object instanceof PDFDict)) return object instanceof PDFString || object instanceof PDFName
  return object.get(PDFName.of('S')) === PDFName.of('GoTo') && !object.has(PDFName.of('Next'))
}

/** Checks a dictionary's type. An object that is a bare name counts, since a dictionary may refer to it. */
function noteRefusedKind(object: PDFObject | undefined, findings: Set<string>): void {
  if (!(object instanceof PDFName)) return
  const name = object.decodeText()
  if (refusedKinds.has(name)) findings.add(name)
}

function kindOf(dict: PDFDict): string {
  const kind = dict.lookup(PDFName.of('Type'))
  return kind instanceof PDFName ? kind.decodeText() : ''
}

/** Undefined when the stream has an unusual filter, is broken, or is larger than `maxBytes`. */
function inflate({ dict, contents }: PDFRawStream, maxBytes: number): Uint8Array | undefined {
  const given = dict.get(PDFName.of('Filter'))
  const filter = given instanceof PDFArray && given.size() === 1 ? given.get(0) : given
  if (filter === undefined) return contents
  if (filter !== PDFName.of('FlateDecode')) return undefined
  try {
    return inflateSync(contents, { maxOutputLength: Math.max(1, maxBytes) })
  } catch {
    return undefined
  }
}

/**
 * The number of objects in an object stream. Undefined unless its head has a number and an offset for each, and each begins
 * behind the one before, as the standard says: otherwise a small file could have its bytes read as often as it likes.
 */
function countPacked(dict: PDFDict, inflated: Uint8Array): number | undefined {
  const [count, first] = ['N', 'First'].map((name) => dict.get(PDFName.of(name)))
  if (!(count instanceof PDFNumber) || !(first instanceof PDFNumber)) return undefined
  const head = Buffer.from(inflated.subarray(0, first.asNumber())).toString('latin1').trim()
  const numbers = head === '' ? [] : head.split(/[\0\t\n\f\r ]+/).map(Number)
  if (numbers.length !== 2 * count.asNumber()) return undefined
  const offsets = numbers.filter((_, index) => index % 2 === 1)
  const isOrdered = offsets.every((offset, index) => offset > (offsets[index - 1] ?? -1))
  return isOrdered ? count.asNumber() : undefined
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
