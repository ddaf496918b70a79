/* Checks of a PDF's raw bytes, which do not rely on the file's own structure. */

/** Readers look for the end mark within this distance of the file's end. */
const tailBytes = 1024

const zipDirectoryEnd = Buffer.from('PK\u0005\u0006', 'latin1')
/** A zip's directory end is at most this far from the end of the file. */
const zipTailBytes = 65_557

/** Describes what is wrong with the beginning or the end of the file. */
export function findFramingProblem(bytes: Buffer): string | undefined {
  if (!/^%PDF-\d\.\d/.test(bytes.toString('latin1', 0, 8))) return 'no PDF header'
  const tail = bytes.subarray(-tailBytes).toString('latin1')
  const afterEnd = /%%EOF(?!.*%%EOF)([^]*)$/s.exec(tail)?.[1]
  if (afterEnd === undefined) return 'no end mark'
  // Some writers add white space; anything else is suspicious.
  if (/[^\0\t\n\f\r ]/.test(afterEnd)) return 'something follows the end mark'
  if (bytes.subarray(-zipTailBytes).includes(zipDirectoryEnd)) return 'a zip archive as well'
  return undefined
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39
const isLetter = (byte: number | undefined) =>
  byte !== undefined && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a
const isSpace = (byte: number | undefined) =>
  byte !== undefined && [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20].includes(byte)

/** The last two letters of `obj` in any case. Searching for them is faster than reading every byte. */
const objectWordEnds = ['bj', 'bJ', 'Bj', 'BJ'].map((end) => Buffer.from(end))

/** Counts `1 0 obj` headers anywhere in the file, also in strings, comments and streams. */
export function countObjectHeaders(bytes: Buffer): number {
  let count = 0
  for (const end of objectWordEnds) {
    for (let at = bytes.indexOf(end); at !== -1; at = bytes.indexOf(end, at + 1)) {
      if (isObjectHeader(bytes, at - 1)) count += 1
    }
  }
  return count
}

/** Whether the word at `word` is `obj`, after two numbers. */
function isObjectHeader(bytes: Buffer, word: number): boolean {
  if (((bytes[word] ?? 0) | 0x20) !== 0x6f || isLetter(bytes[word + 3])) return false
  const generationEnd = backOver(bytes, word, isSpace)
  const generation = backOver(bytes, generationEnd, isDigit)
  const numberEnd = backOver(bytes, generation, isSpace)
  const areApart = generationEnd < word && generation < generationEnd && numberEnd < generation
  return areApart && isDigit(bytes[numberEnd - 1])
}

/** The start of the run of matching bytes that ends before `end`. */
function backOver(bytes: Buffer, end: number, isPart: (byte: number | undefined) => boolean) {
  let at = end
  while (at > 0 && isPart(bytes[at - 1])) at -= 1
  return at
}

/** Whether a name occurs anywhere in the file, plain or with escapes such as `#4a`. */
export function mentionsName(bytes: Buffer, names: readonly string[]): boolean {
  const text = bytes
    .toString('latin1')
    .replaceAll(/#([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return names.some((name) => new RegExp(`/${name}(?![\\w-])`).test(text))
}
