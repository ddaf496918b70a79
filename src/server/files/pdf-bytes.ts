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

/** How often `1 0 obj` stands anywhere in the file, in strings, comments and streams too. */
export function countObjectHeaders(bytes: Buffer): number {
  const headers = /\d[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+obj(?![a-z])/gi
  return bytes.toString('latin1').match(headers)?.length ?? 0
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
