/** The byte order mark: it makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\u{FEFF}'

/** Text that a spreadsheet would run as a formula. */
const formulaStart = /^[=+\-@\t\r\n]/

/** A quoted cell. An apostrophe before a formula makes it plain text. */
export function textCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** A line of CSV by RFC 4180. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`
