import { gstPercent } from '#contract/payments/pricing.ts'
import { amountInWords } from './amount-in-words.rules.ts'
import { colours, contentWidth, sheet } from '#server/pdf/sheet.ts'
import type { Sheet } from '#server/pdf/sheet.ts'
import type { IssuedDocument } from './issued-document.ts'
import { rupeesWithPaise } from './money-text.rules.ts'
import { taxLines } from './tax-lines.rules.ts'

const sacWidth = 60
const amountWidth = 120
/** The head of this column is in two languages. */
const taxableWidth = 150
const itemWidth = contentWidth - sacWidth - taxableWidth - 36
const padding = 12
const sumsWidth = 260

/** Draws items, taxes, total and its words. Returns the y position below. */
export function drawAmounts(paper: Sheet, document: IssuedDocument, top: number): number {
  const belowItems = drawItems(paper, document, top)
  const belowSums = drawSums(paper, document, belowItems + 10)
  return drawWords(paper, document, belowSums + 16)
}

function drawItems(paper: Sheet, document: IssuedDocument, top: number): number {
  const { page } = paper
  const itemX = sheet.margin + padding
  const sacX = itemX + itemWidth + 6
  const amountX = sheet.margin + contentWidth - padding - taxableWidth
  page.roundedRect(sheet.margin, top, contentWidth, 26, 8).fill(colours.brand)
  const heading = { isBold: true, colour: colours.onBrand, size: 9.5 }
  const y = top + 7
  paper.write(paper.label('invoice.item'), { x: itemX, y, width: itemWidth }, heading)
  paper.write(paper.label('invoice.sac'), { x: sacX, y, width: sacWidth }, heading)
  const amountLabel = paper.label('invoice.taxableValue')
  paper.write(
    amountLabel,
    { x: amountX, y, width: taxableWidth },
    {
      ...heading,
      size: paper.fittingSize(amountLabel, taxableWidth, heading.size),
      align: 'right',
    },
  )
  const row = top + 36
  const below = paper.write(document.description, { x: itemX, y: row, width: itemWidth })
  paper.write(document.sac, { x: sacX, y: row, width: sacWidth })
  paper.write(
    rupeesWithPaise(document.taxablePaise),
    { x: amountX, y: row, width: taxableWidth },
    { align: 'right' },
  )
  drawTear(paper, below + 10)
  return below + 10
}

function drawSums(paper: Sheet, document: IssuedDocument, top: number): number {
  const x = sheet.margin + contentWidth - padding - sumsWidth
  const row = (label: string, amountPaise: number, y: number, isTotal = false): number => {
    const style = { isBold: isTotal, size: isTotal ? 15 : 10 }
    const labelWidth = sumsWidth - amountWidth
    const size = isTotal ? paper.fittingSize(label, labelWidth, style.size) : style.size
    const below = paper.write(label, { x, y, width: labelWidth }, { ...style, size })
    const amountBox = { x: x + sumsWidth - amountWidth, y, width: amountWidth }
    paper.write(rupeesWithPaise(amountPaise), amountBox, { ...style, align: 'right' })
    return below + 4
  }
  let y = row(paper.label('invoice.taxableValue'), document.taxablePaise, top)
  for (const { label, amountPaise } of taxLines(document, paper.label))
    y = row(label, amountPaise, y)
  paper.page
    .moveTo(x, y + 3)
    .lineTo(x + sumsWidth, y + 3)
    .lineWidth(0.8)
    .stroke(colours.line)
  const label = document.kind === 'invoice' ? 'invoice.total' : 'invoice.totalCredited'
  return row(paper.label(label), document.totalPaise, y + 8, true)
}

function drawWords(paper: Sheet, document: IssuedDocument, top: number): number {
  const { page } = paper
  const box = { x: sheet.margin + padding, width: contentWidth - 2 * padding }
  const words = paper.inEach((t) => amountInWords(document.totalPaise, t))
  const style = { size: 11, isBold: true }
  const heights = words.map((each) => paper.heightOf(each, box.width, style))
  const height = heights.reduce((sum, each) => sum + each, 34)
  page.roundedRect(sheet.margin, top, contentWidth, height, 8).fill(colours.brandSoft)
  const label = { size: 9, colour: colours.softText }
  const below = paper.write(paper.label('invoice.inWords'), { ...box, y: top + 9 }, label)
  words.reduce((y, each) => paper.write(each, { ...box, y }, style), below + 1)
  return top + height
}

/** Draws the tear line of a slip. */
function drawTear(paper: Sheet, y: number): void {
  paper.page
    .moveTo(sheet.margin, y)
    .lineTo(sheet.margin + contentWidth, y)
    .lineWidth(0.8)
    .dash(4, { space: 3 })
    .stroke(colours.line)
    .undash()
}

/** Draws the notes that the law requires. Returns the y position below. */
export function drawNotes(paper: Sheet, document: IssuedDocument, top: number): number {
  const { against } = document
  // Two languages need the lines of one, so that the longest answers still fit on the page.
  const isInTwo = paper.inEach((t) => t.locale).length > 1
  const notes = paper.inEach((t) =>
    [
      ...(against
        ? [t('invoice.reasonGiven', { reason: { key: `invoice.reason.${against.reason}` } })]
        : []),
      t('invoice.rounding', { percent: gstPercent }),
      t('invoice.computerGenerated'),
    ].join(isInTwo ? ' ' : '\n'),
  )
  const box = { x: sheet.margin, width: contentWidth }
  let y = top
  for (const note of notes.flatMap((each) => each.split('\n'))) {
    y = paper.write(note, { ...box, y }, { size: 9, colour: colours.softText }) + 2
  }
  return y
}
