import { stateWithCode } from './document-facts.ts'
import { colours, contentWidth, sheet } from '#server/pdf/sheet.ts'
import type { Sheet, TextStyle } from '#server/pdf/sheet.ts'
import type { IssuedDocument } from './issued-document.ts'

const gap = 24
const columnWidth = (contentWidth - gap) / 2

/** The height reserved for amounts, words and notes below the parties, in one language and in two. */
const heightsBelow = [335, 385] as const

/** Font sizes to try, largest first. Only unusual text without words needs the smallest. */
const sizes = [10, 9, 8, 7, 6, 5] as const

type Line = { readonly text: string; readonly style: TextStyle }

/** Draws supplier and recipient side by side, with smaller text for long answers. Returns the y position below. */
export function drawParties(paper: Sheet, document: IssuedDocument, top: number): number {
  const languages = paper.inEach((t) => t.locale).length
  const room = sheet.height - (languages === 1 ? heightsBelow[0] : heightsBelow[1]) - top
  const size = sizes.find((each) => heightAt(paper, document, each) <= room) ?? 5
  const bottoms = partiesOf(paper, document, size).map((lines, column) => {
    const x = sheet.margin + column * (columnWidth + gap)
    return lines.reduce(
      (y, { text, style }) => paper.write(text, { x, y, width: columnWidth }, style) + 1,
      top,
    )
  })
  return Math.max(...bottoms)
}

function heightAt(paper: Sheet, document: IssuedDocument, size: number): number {
  const heights = partiesOf(paper, document, size).map((lines) =>
    lines.reduce((sum, { text, style }) => sum + paper.heightOf(text, columnWidth, style) + 1, 0),
  )
  return Math.max(...heights)
}

function partiesOf(paper: Sheet, { supplier, recipient }: IssuedDocument, size: number): Line[][] {
  return [
    party(size, paper.label('invoice.soldBy'), supplier.legalName, [
      supplier.address,
      paper.inEach((t) => stateWithCode(t, supplier.state)).join(' / '),
      paper.label('invoice.gstin', { gstin: supplier.gstin }),
    ]),
    party(size, paper.label('invoice.billedTo'), recipient.legalName, [
      recipient.address,
      `${recipient.city} ${recipient.pincode}`,
      paper.inEach((t) => stateWithCode(t, recipient.state)).join(' / '),
      recipient.gstin === null
        ? paper.label('invoice.unregistered')
        : paper.label('invoice.gstin', { gstin: recipient.gstin }),
      recipient.email,
    ]),
  ]
}

function party(size: number, heading: string, name: string, lines: readonly string[]): Line[] {
  return [
    { text: heading, style: { size: 9, colour: colours.softText } },
    { text: name, style: { size: size * 1.2, isBold: true } },
    ...lines.map((text) => ({ text, style: { size } })),
  ]
}
