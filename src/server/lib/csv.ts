/** Said at a file's start, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\u{FEFF}'

/** What a spreadsheet would take for a formula, whoever typed it. */
const formulaStart = /^[=+\-@\t\r\n]/

/** A cell of text, between quotes; one that could be a formula is kept from being one. */
export function textCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** A line of CSV as RFC 4180 has it. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`
