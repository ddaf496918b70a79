type ByteRange = { readonly start: number; readonly end: number }

/**
 * The single range of a `Range` header, with an inclusive end. 'whole' where the header may be
 * ignored (RFC 9110, 14.2), 'outside' where the file has no such bytes.
 */
export function readByteRange(
  header: string | undefined,
  length: number,
): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const count = Math.min(Number(last), length)
    return count === 0 ? 'outside' : { start: length - count, end: length - 1 }
  }
  const start = Number(first)
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= length ? 'outside' : { start, end }
}
