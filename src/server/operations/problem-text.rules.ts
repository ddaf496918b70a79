const longest = 200

/**
 * Why work failed, in the words of the error, without what may be somebody's: addresses, numbers,
 * and whatever stands in quotes or brackets but the names of code.
 */
export function problemText(error: string | null): string {
  const [first = ''] = (error ?? '').split('\n')
  return first
    .replaceAll(/[^\s"'<>(]+@[^\s"'<>)]+/g, '…')
    .replaceAll(/(["'‘“`])([^"'’”`]*)["'’”`]/g, (whole: string, _quote: string, inner: string) =>
      /^[a-z_]+$/.test(inner) ? whole : '…',
    )
    .replaceAll(/=\([^)]*\)/g, '=(…)')
    .replaceAll(/\+?\d[\d\s-]{4,}\d/g, '…')
    .slice(0, longest)
}
