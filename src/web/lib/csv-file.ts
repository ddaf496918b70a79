/** By this a spreadsheet knows that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/** A file that spreadsheets open. Its texts are fixed words: what people typed has no place here. */
export function csvFile(rows: readonly (readonly (string | number)[])[]): Blob {
  const lines = rows.map((row) => row.map(cellOf).join(','))
  return new Blob([byteOrderMark + lines.join('\r\n')], { type: 'text/csv;charset=utf-8' })
}

const cellOf = (value: string | number): string | number =>
  typeof value === 'string' && /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
