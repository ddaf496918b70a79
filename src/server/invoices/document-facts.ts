import { gstStateCodes } from '#contract/gst.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { IndianState } from '#contract/places.ts'
import { sentence } from '#contract/sentences.ts'
import { colours, contentWidth, sheet } from './document-sheet.ts'
import type { Sheet } from './document-sheet.ts'
import type { IssuedDocument } from './issued-document.ts'

const columns = 3
const padding = 12
const cellGap = 12
const cellWidth = (contentWidth - 2 * padding - (columns - 1) * cellGap) / columns

type Fact = { readonly label: string; readonly value: string; readonly isBold?: boolean }

/** The panel of the document's own facts. Gives the height below it. */
export function drawFacts(paper: Sheet, document: IssuedDocument, top: number): number {
  const facts = factsOf(document)
  const rows = Array.from({ length: Math.ceil(facts.length / columns) }, (_, row) =>
    facts.slice(row * columns, (row + 1) * columns),
  )
  const rowHeights = rows.map((row) => Math.max(...row.map((fact) => heightOf(paper, fact))))
  const height = rowHeights.reduce((sum, each) => sum + each, 2 * padding + (rows.length - 1) * 8)
  paper.page.roundedRect(sheet.margin, top, contentWidth, height, 8).fill(colours.brandSoft)
  let y = top + padding
  for (const [index, row] of rows.entries()) {
    for (const [column, { label, value, isBold = false }] of row.entries()) {
      const x = sheet.margin + padding + column * (cellWidth + cellGap)
      const below = paper.write(label, { x, y, width: cellWidth }, labelStyle)
      paper.write(value, { x, y: below, width: cellWidth }, { isBold })
    }
    y += (rowHeights[index] ?? 0) + 8
  }
  return top + height
}

const labelStyle = { size: 9, colour: colours.softText }

const heightOf = (paper: Sheet, { label, value, isBold = false }: Fact): number =>
  paper.heightOf(label, cellWidth, labelStyle) + paper.heightOf(value, cellWidth, { isBold })

function factsOf(document: IssuedDocument): Fact[] {
  const { kind, against, providerOrderId, providerPaymentId } = document
  const numberLabel = kind === 'invoice' ? 'invoice.number' : 'invoice.creditNumber'
  return [
    { label: sentence(numberLabel), value: document.number, isBold: true },
    { label: sentence('invoice.date'), value: day(document.issuedAt), isBold: true },
    ...(against
      ? [
          { label: sentence('invoice.againstNumber'), value: against.number },
          { label: sentence('invoice.againstDate'), value: day(against.issuedAt) },
        ]
      : []),
    { label: sentence('invoice.placeOfSupply'), value: stateWithCode(document.placeOfSupply) },
    { label: sentence('invoice.reverseCharge'), value: sentence('invoice.no') },
    ...(providerOrderId === undefined
      ? []
      : [{ label: sentence('invoice.order'), value: providerOrderId }]),
    ...(providerPaymentId === undefined
      ? []
      : [{ label: sentence('invoice.payment'), value: providerPaymentId }]),
  ]
}

const day = (instant: Date): string => dayMonthYear(indiaDate(instant))

export const stateWithCode = (state: IndianState): string =>
  sentence('invoice.state', { state, code: gstStateCodes[state] })
