/* What the bare bytes of a PDF tell, without believing anything that the file says of itself. */

/** How far from its end a reader looks for the end mark. */
const tailBytes = 1024

const zipDirectoryEnd = Buffer.from('PK\u0005\u0006', 'latin1')
/** A zip's directory end is at most this far from the end of the file. */
const zipTailBytes = 65_557

/** Says what is odd about where the file begins or ends. */
export function findOddity(bytes: Buffer): string | undefined {
  if (!/^%PDF-\d\.\d/.test(bytes.toString('latin1', 0, 8))) return 'no PDF header'
  const tail = bytes.subarray(-tailBytes).toString('latin1')
  const afterEnd = /%%EOF(?!.*%%EOF)([^]*)$/s.exec(tail)?.[1]
  if (afterEnd === undefined) return 'no end mark'
  // Some writers pad with white space; nothing else belongs there.
  if (/[^\0\t\n\f\r ]/.test(afterEnd)) return 'something follows the end mark'
  if (bytes.subarray(-zipTailBytes).includes(zipDirectoryEnd)) return 'a zip archive as well'
  return undefined
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39
const isLetter = (byte: number | undefined) =>
  byte !== undefined && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a
const isSpace = (byte: number | undefined) =>
  byte !== undefined && [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20].includes(byte)

/** How `obj` ends, in capitals or not: rare enough to be looked for without reading every byte here. */
const objectWordEnds = ['bj', 'bJ', 'Bj', 'BJ'].map((end) => Buffer.from(end))

/** How often `1 0 obj` stands anywhere in the file, in strings, comments and streams too. */
export function countObjectHeaders(bytes: Buffer): number {
  let count = 0
  for (const end of objectWordEnds) {
    for (let at = bytes.indexOf(end); at !== -1; at = bytes.indexOf(end, at + 1)) {
      if (isObjectHeader(bytes, at - 1)) count += 1
    }
  }
  return count
}

/** Whether `obj` begins at `word`, ends there, and two numbers stand before it. */
function isObjectHeader(bytes: Buffer, word: number): boolean {
  if (((bytes[word] ?? 0) | 0x20) !== 0x6f || isLetter(bytes[word + 3])) return false
  const generationEnd = backOver(bytes, word, isSpace)
  const generation = backOver(bytes, generationEnd, isDigit)
  const numberEnd = backOver(bytes, generation, isSpace)
  const areApart = generationEnd < word && generation < generationEnd && numberEnd < generation
  return areApart && isDigit(bytes[numberEnd - 1])
}

/** Where the run of such bytes begins that ends before `end`. */
function backOver(bytes: Buffer, end: number, isPart: (byte: number | undefined) => boolean) {
  let at = end
  while (at > 0 && isPart(bytes[at - 1])) at -= 1
  return at
}

/** Whether a name stands anywhere in the file, plain or with its letters written as `#4a`. */
export function mentionsName(bytes: Buffer, names: readonly string[]): boolean {
  const text = bytes
    .toString('latin1')
    .replaceAll(/#([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return names.some((name) => new RegExp(`/${name}(?![\\w-])`).test(text))
}
