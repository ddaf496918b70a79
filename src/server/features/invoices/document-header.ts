import { colours, contentWidth, sheet } from '#server/pdf/sheet.ts'
import type { Sheet } from '#server/pdf/sheet.ts'
import type { IssuedDocument } from './issued-document.ts'

const bandHeight = 82
const markSize = 38
const scallop = 7

/** The product's mark: a slip with two bites and a tick, in a box of 48. */
const slipPath =
  'M11 3h26a8 8 0 0 1 8 8v7a6 6 0 0 0 0 12v7a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8v-7a6 6 0 0 0 0-12v-7a8 8 0 0 1 8-8z'
const tickPath = 'M14 25.5l7.2 7.2L35 16'

/** Draws the band with the brand and the document's title. Returns the y position below. */
export function drawHeader(paper: Sheet, document: IssuedDocument): number {
  const { page } = paper
  page.rect(0, 0, sheet.width, bandHeight).fill(colours.brand)
  drawToran(page, bandHeight)
  drawMark(page, sheet.margin, (bandHeight - markSize) / 2)

  const textWidth = contentWidth / 2
  const nameX = sheet.margin + markSize + 12
  const nameSize = paper.fittingSize(document.supplier.brand, textWidth - markSize - 12, 24)
  paper.write(
    document.supplier.brand,
    { x: nameX, y: bandHeight / 2 - nameSize * 0.8, width: textWidth },
    { size: nameSize, isBold: true, colour: colours.onBrand },
  )
  const right = { x: sheet.margin + textWidth, width: textWidth }
  const title = document.kind === 'invoice' ? 'invoice.taxInvoice' : 'invoice.creditNote'
  const label = paper.label(title)
  const below = paper.write(
    label,
    { ...right, y: 19 },
    {
      size: paper.fittingSize(label, textWidth, 20),
      isBold: true,
      colour: colours.onBrand,
      align: 'right',
    },
  )
  paper.write(
    paper.label('invoice.original'),
    { ...right, y: below },
    { size: 9, colour: colours.onBrandSoft, align: 'right' },
  )
  return bandHeight + scallop + 22
}

/** Draws the scalloped edge of the product's headers. */
function drawToran(page: Sheet['page'], y: number): void {
  const count = Math.ceil(sheet.width / (2 * scallop))
  for (let index = 0; index <= count; index += 1) {
    page.circle(index * 2 * scallop, y, scallop - 0.4).fill(colours.brand)
  }
}

function drawMark(page: Sheet['page'], x: number, y: number): void {
  page
    .save()
    .translate(x, y)
    .scale(markSize / 48)
  page.path(slipPath).fill(colours.festive)
  page.path(tickPath).lineWidth(6).lineCap('round').lineJoin('round').stroke(colours.brand)
  page.restore()
}
