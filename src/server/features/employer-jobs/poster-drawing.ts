import type { Translator } from '#contract/i18n/translator.ts'
import { drawMark, drawToran, scallop } from '#server/pdf/brand.ts'
import { createLetterCheck } from '#server/pdf/letters.ts'
import { drawQrCode } from '#server/pdf/qr-code.ts'
import { colours, contentWidth, createSheet, readFonts, sheet } from '#server/pdf/sheet.ts'
import type { Sheet } from '#server/pdf/sheet.ts'
import { createWording } from '#server/pdf/wording.ts'

export type Poster = {
  /** The name of the file. */
  readonly name: string
  readonly company: string
  /** Above the heading; empty for none. */
  readonly lead: string
  readonly heading: string
  readonly steps: readonly string[]
  readonly facts: readonly (readonly [label: string, text: string])[]
  /** Where the code leads. */
  readonly address: string
}

/** Draws a poster for a wall, on A4. Undefined when it has letters that the typeface lacks. */
export type DrawPoster = (
  poster: Poster,
  about: { readonly t: Translator; readonly now: Date },
) => Promise<Buffer | undefined>

const bandPadding = 30
const footHeight = 76
const codeSide = 216
const margin = sheet.margin
const stepSide = 34
const stepsLeft = margin + codeSide + 44
const labelWidth = 96

/** The first that leaves the title in its place. */
const titleSizes = [46, 40, 34, 29, 24, 20, 16] as const
const titleHeight = 150
const smallestTitle = 12

export function createPosterDrawing(productName: string): DrawPoster {
  const fonts = readFonts()
  const hasLetters = createLetterCheck(fonts.regular.bytes)
  return async (poster, { t, now }) => {
    const texts = [poster.company, poster.heading, ...poster.facts.map(([, text]) => text)]
    if (!texts.every(hasLetters)) return undefined
    const paper = createSheet(fonts, {
      title: poster.name,
      date: now,
      wording: createWording(t, t),
    })
    const top = drawBand(paper, poster) + scallop + 36
    drawQrCode(paper.page, poster.address, { x: margin, y: top, side: codeSide })
    drawSteps(paper, poster.steps, top)
    drawFacts(paper, poster, top + codeSide + 26)
    drawFoot(paper, productName)
    return await paper.finish()
  }
}

/** Draws whose job it is and what it is called. Returns where the band ends. */
function drawBand(paper: Sheet, { company, lead, heading }: Poster): number {
  const { page } = paper
  const lines = [
    {
      text: company,
      style: {
        size: paper.fittingSize(company, contentWidth, 19),
        isBold: true,
        colour: colours.onBrandSoft,
      },
    },
    ...(lead === '' ? [] : [{ text: lead, style: { size: 15, colour: colours.onBrand } }]),
    {
      text: heading,
      style: { size: titleSizeOf(paper, heading), isBold: true, colour: colours.onBrand },
    },
  ]
  const height = lines.reduce(
    (sum, { text, style }) => sum + paper.heightOf(text, contentWidth, style),
    2 * bandPadding,
  )
  page.rect(0, 0, sheet.width, height).fill(colours.brand)
  drawToran(page, height)
  let y = bandPadding
  for (const { text, style } of lines) {
    y = paper.write(text, { x: margin, y, width: contentWidth }, style)
  }
  return height
}

const titleSizeOf = (paper: Sheet, title: string): number =>
  titleSizes.find(
    (size) => paper.heightOf(title, contentWidth, { size, isBold: true }) <= titleHeight,
  ) ?? smallestTitle

function drawSteps(paper: Sheet, steps: readonly string[], top: number): void {
  const { page } = paper
  const pitch = codeSide / steps.length
  for (const [index, step] of steps.entries()) {
    const y = top + index * pitch + (pitch - stepSide) / 2
    page.circle(stepsLeft + stepSide / 2, y + stepSide / 2, stepSide / 2).fill(colours.brand)
    paper.write(
      String(index + 1),
      { x: stepsLeft + stepSide / 2 - 5, y: y + 4, width: stepSide },
      { size: 17, isBold: true, colour: colours.onBrand },
    )
    const width = margin + contentWidth - stepsLeft - stepSide - 14
    const style = { size: 15, isBold: true }
    const height = paper.heightOf(step, width, style)
    const textTop = y + (stepSide - height) / 2
    paper.write(step, { x: stepsLeft + stepSide + 14, y: textTop, width }, style)
  }
}

function drawFacts(paper: Sheet, { facts }: Poster, top: number): void {
  const { page } = paper
  let y = top
  for (const [label, text] of facts) {
    if (text === '') continue
    page.rect(margin, y, contentWidth, 1).fill(colours.line)
    const width = contentWidth - labelWidth
    // No fact is so long that it needs more than two lines at its smallest.
    const size = paper.heightOf(text, width, { size: 17 }) > 56 ? 12 : 17
    paper.write(
      label,
      { x: margin, y: y + 10, width: labelWidth },
      { size: 13, colour: colours.softText },
    )
    y = paper.write(text, { x: margin + labelWidth, y: y + 8, width }, { size, isBold: true }) + 6
  }
}

function drawFoot(paper: Sheet, productName: string): void {
  const { page, t } = paper
  const top = sheet.height - footHeight
  page.rect(0, top, sheet.width, footHeight).fill(colours.festive)
  const half = contentWidth * 0.6
  const style = { size: 13, isBold: true }
  const height = paper.heightOf(t('poster.neverPay'), half, style)
  paper.write(
    t('poster.neverPay'),
    { x: margin, y: top + (footHeight - height) / 2, width: half },
    style,
  )
  const nameSize = paper.fittingSize(productName, contentWidth - half - 46, 22)
  const nameWidth = paper.widthOf(productName, { size: nameSize, isBold: true })
  const nameLeft = margin + contentWidth - nameWidth
  paper.write(
    productName,
    { x: nameLeft, y: top + footHeight / 2 - nameSize * 0.8, width: nameWidth + 2 },
    { size: nameSize, isBold: true },
  )
  drawMark(
    page,
    { x: nameLeft - 40, y: top + footHeight / 2 - 16 },
    { side: 32, slip: colours.brand, tick: colours.festive },
  )
}
