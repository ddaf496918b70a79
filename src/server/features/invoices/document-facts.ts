import type { Translator } from '#contract/i18n/translator.ts'
import { gstStateCodes } from '#contract/invoices/gst.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { IndianState } from '#contract/places/indian-states.ts'
import { colours, contentWidth, sheet } from '#server/pdf/sheet.ts'
import type { Sheet } from '#server/pdf/sheet.ts'
import type { IssuedDocument } from './issued-document.ts'

const columns = 3
const padding = 12
const cellGap = 12
const cellWidth = (contentWidth - 2 * padding - (columns - 1) * cellGap) / columns

type Fact = { readonly label: string; readonly value: string; readonly isBold?: boolean }

/** Draws the panel of the document's facts. Returns the y position below. */
export function drawFacts(paper: Sheet, document: IssuedDocument, top: number): number {
  const facts = factsOf(paper, document)
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

function factsOf(paper: Sheet, document: IssuedDocument): Fact[] {
  const { kind, against, providerOrderId, providerPaymentId } = document
  const numberLabel = kind === 'invoice' ? 'invoice.number' : 'invoice.creditNumber'
  return [
    { label: paper.label(numberLabel), value: document.number, isBold: true },
    { label: paper.label('invoice.date'), value: day(document.issuedAt), isBold: true },
    ...(against
      ? [
          { label: paper.label('invoice.againstNumber'), value: against.number },
          { label: paper.label('invoice.againstDate'), value: day(against.issuedAt) },
        ]
      : []),
    {
      label: paper.label('invoice.placeOfSupply'),
      value: stateWithCode(paper.t, document.placeOfSupply),
    },
    { label: paper.label('invoice.reverseCharge'), value: paper.label('invoice.no') },
    ...(providerOrderId === undefined
      ? []
      : [{ label: paper.label('invoice.order'), value: providerOrderId }]),
    ...(providerPaymentId === undefined
      ? []
      : [{ label: paper.label('invoice.payment'), value: providerPaymentId }]),
  ]
}

const day = (instant: Date): string => dayMonthYear(indiaDate(instant))

export const stateWithCode = (t: Translator, state: IndianState): string =>
  t('invoice.state', { state: t.place(state), code: gstStateCodes[state] })
