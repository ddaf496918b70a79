export type VideoType = 'video/mp4' | 'video/webm'

/** The video type of the bytes; undefined for anything else, or for an incomplete file. */
export function videoTypeByBytes(bytes: Buffer): VideoType | undefined {
  if (isMp4Of(bytes, mp4Brand, { has: 'vide' })) return 'video/mp4'
  if (isWebm(bytes)) return 'video/webm'
  return undefined
}

/** Pictures (heic, avif) and audio (M4A) use the same container with other brands. */
const mp4Brand = /^(?:iso[m2-9]|mp4[12]|avc1|M4V |M4VP|MSNV|dash|mmp4|f4v )$/

/** A movie names the handler of each track: 'vide' is that of video, 'soun' that of sound. */
type Tracks = { readonly has: string; readonly hasNot?: string }

/** ISO/IEC 14496-12: boxes from the first byte to the last, including a movie with such tracks and its data. */
export function isMp4Of(bytes: Buffer, brand: RegExp, { has, hasNot }: Tracks): boolean {
  if (bytes.length < 16 || text(bytes, 4) !== 'ftyp' || !brand.test(text(bytes, 8))) return false
  const seen = new Set<string>()
  let hasTracks = false
  let at = 0
  while (at < bytes.length) {
    const box = readBox(bytes, at)
    if (!box) return false
    seen.add(box.type)
    if (box.type === 'moov') {
      const movie = bytes.subarray(at, box.end)
      hasTracks = movie.includes(has) && (hasNot === undefined || !movie.includes(hasNot))
    }
    at = box.end
  }
  return seen.has('moov') && seen.has('mdat') && hasTracks
}

function readBox(bytes: Buffer, at: number): { type: string; end: number } | undefined {
  if (at + 8 > bytes.length) return undefined
  const type = text(bytes, at + 4)
  if (!/^[\w -]{4}$/.test(type)) return undefined
  const size = bytes.readUInt32BE(at)
  if (size === 0) return { type, end: bytes.length }
  if (size !== 1) return checkedBox(type, at, size, bytes.length)
  // The box has a 64-bit size.
  if (at + 16 > bytes.length) return undefined
  return checkedBox(type, at, Number(bytes.readBigUInt64BE(at + 8)), bytes.length)
}

function checkedBox(type: string, at: number, size: number, length: number) {
  return size >= 8 && at + size <= length ? { type, end: at + size } : undefined
}

const text = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4)

const ebmlHeader = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])
const segmentId = Buffer.from([0x18, 0x53, 0x80, 0x67])
const docTypeId = Buffer.from([0x42, 0x82])

/** RFC 8794: an EBML header with the document type webm, and a complete segment. */
export function isWebm(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 4).equals(ebmlHeader)) return false
  const header = readSize(bytes, 4)
  if (!header || header.size === undefined) return false
  const headerEnd = header.next + header.size
  if (headerEnd > bytes.length || docType(bytes.subarray(header.next, headerEnd)) !== 'webm') {
    return false
  }
  if (!bytes.subarray(headerEnd, headerEnd + 4).equals(segmentId)) return false
  const segment = readSize(bytes, headerEnd + 4)
  if (!segment || segment.next >= bytes.length) return false
  // A browser's recording has a segment of unknown size.
  return segment.size === undefined || segment.next + segment.size <= bytes.length
}

const clusterId = Buffer.from([0x1f, 0x43, 0xb6, 0x75])

/** What stands in front of the data of a WebM file and describes its tracks. Its own index may name the data too. */
export function webmHead(bytes: Buffer): Buffer {
  const header = readSize(bytes, 4)
  const segment = readSize(bytes, (header?.next ?? 0) + (header?.size ?? 0) + 4)
  const begin = segment?.next ?? bytes.length
  let at = begin
  while (at < bytes.length && !bytes.subarray(at, at + 4).equals(clusterId)) {
    const idWidth = Math.clz32(bytes[at] ?? 0) - 23
    const content = readSize(bytes, at + idWidth)
    if (content?.size === undefined) return bytes.subarray(begin)
    at = content.next + content.size
  }
  return bytes.subarray(begin, at)
}

function docType(header: Buffer): string | undefined {
  const at = header.indexOf(docTypeId)
  const found = at === -1 ? undefined : readSize(header, at + 2)
  if (found?.size === undefined) return undefined
  return header.toString('latin1', found.next, found.next + found.size).replace(/\0+$/, '')
}

/** A variable-length number of one to eight bytes; all ones mean an unknown size. */
function readSize(
  bytes: Buffer,
  at: number,
): { size: number | undefined; next: number } | undefined {
  const first = bytes[at]
  if (first === undefined || first === 0) return undefined
  const width = Math.clz32(first) - 23
  if (at + width > bytes.length) return undefined
  const bits = BigInt(`0x${bytes.toString('hex', at, at + width)}`)
  const all = (1n << BigInt(7 * width)) - 1n
  const value = bits & all
  return { size: value === all ? undefined : Number(value), next: at + width }
}
