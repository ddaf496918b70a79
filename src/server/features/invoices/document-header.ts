import { drawMark, drawToran, scallop } from '#server/pdf/brand.ts'
import { colours, contentWidth, sheet } from '#server/pdf/sheet.ts'
import type { Sheet } from '#server/pdf/sheet.ts'
import type { IssuedDocument } from './issued-document.ts'

const bandHeight = 82
const markSize = 38

/** Draws the band with the brand and the document's title. Returns the y position below. */
export function drawHeader(paper: Sheet, document: IssuedDocument): number {
  const { page } = paper
  page.rect(0, 0, sheet.width, bandHeight).fill(colours.brand)
  drawToran(page, bandHeight)
  drawMark(
    page,
    { x: sheet.margin, y: (bandHeight - markSize) / 2 },
    { side: markSize, slip: colours.festive, tick: colours.brand },
  )

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
