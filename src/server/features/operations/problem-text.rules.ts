const longest = 200

/**
 * The error message of failed work without possible personal data: addresses, numbers, and text in
 * quotes or brackets except names of code.
 */
export function problemText(error: string | null): string {
  const [first = ''] = (error ?? '').split('\n')
  return first
    .replaceAll(/(?<![^\s"'<>()])[^\s"'<>()]+@[^\s"'<>)]+/g, '…')
    .replaceAll(/(["'‘“`])([^"'’”`]*)["'’”`]/g, (whole: string, _quote: string, inner: string) =>
      /^[a-z_]+$/.test(inner) ? whole : '…',
    )
    .replaceAll(/=\([^)]*\)/g, '=(…)')
    .replaceAll(/\+?\d[\d\s-]{4,}\d/g, '…')
    .slice(0, longest)
}
