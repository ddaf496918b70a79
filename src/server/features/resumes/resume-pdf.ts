import type { Translator } from '#contract/i18n/translator.ts'
import type { Resume } from '#contract/resumes/schemas.ts'
import { createLetterCheck } from '#server/pdf/letters.ts'
import { drawQrCode } from '#server/pdf/qr-code.ts'
import { colours, contentWidth, createSheet, readFonts, sheet } from '#server/pdf/sheet.ts'
import type { Sheet } from '#server/pdf/sheet.ts'
import { createWording } from '#server/pdf/wording.ts'

/** Draws a resume on one page. Undefined when it has letters that the typeface lacks. */
export type DrawResume = (
  resume: Resume,
  about: { readonly t: Translator; readonly now: Date },
) => Promise<Buffer | undefined>

/** Sizes of running text: the first that leaves the resume on one page counts. */
const textSizes = [11, 10, 9, 8, 7] as const
const smallestText = 6
const codeSide = 54
const footTop = sheet.height - sheet.margin - codeSide
const width = contentWidth

/** @param siteUrl the product's public address, which the code in the corner holds and nothing else */
export function createResumeDrawing(siteUrl: string): DrawResume {
  const fonts = readFonts()
  const hasLetters = createLetterCheck(fonts.regular.bytes)
  return async (resume, { t, now }) => {
    if (!textsOf(resume).every(hasLetters)) return undefined
    const paper = createSheet(fonts, {
      title: t('resume.fileTitle', { name: resume.name }),
      date: now,
      wording: createWording(t, t),
    })
    const room = footTop - sheet.margin
    const size = textSizes.find((each) => heightOf(paper, resume, each) <= room) ?? smallestText
    drawBody(paper, resume, size)
    drawFoot(paper, resume, siteUrl)
    return await paper.finish()
  }
}

const textsOf = ({ name, facts, sections, madeOn }: Resume): string[] => [
  name,
  madeOn,
  ...facts,
  ...sections.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]),
]

/** What is drawn above the foot: each text with its style, and the gap below it. */
function blocksOf({ name, facts, sections }: Resume, size: number) {
  return [
    { text: name, style: { size: size * 2.4, isBold: true, colour: colours.text }, below: 0 },
    { text: facts.join(' · '), style: { size, colour: colours.softText }, below: size },
    ...sections.flatMap(({ title, lines }) => [
      {
        text: title,
        style: { size: size * 1.15, isBold: true, colour: colours.brand },
        below: size * 0.6,
        isRuled: true,
      },
      ...lines.map(({ text, isBold }, index) => ({
        text,
        style: { size, isBold, colour: colours.text },
        below: index === lines.length - 1 ? size * 1.2 : 0,
      })),
    ]),
  ]
}

const heightOf = (paper: Sheet, resume: Resume, size: number): number =>
  blocksOf(resume, size).reduce(
    (height, { text, style, below }) => height + paper.heightOf(text, width, style) + below,
    0,
  )

function drawBody(paper: Sheet, resume: Resume, size: number): void {
  let y: number = sheet.margin
  for (const { text, style, below, ...block } of blocksOf(resume, size)) {
    y = paper.write(text, { x: sheet.margin, y, width }, style)
    if ('isRuled' in block) {
      paper.page.rect(sheet.margin, y, width, 1).fill(colours.brand)
    }
    y += below
  }
}

function drawFoot(paper: Sheet, { madeOn, day }: Resume, siteUrl: string): void {
  const { page } = paper
  drawQrCode(page, siteUrl, { x: sheet.margin + width - codeSide, y: footTop, side: codeSide })
  const box = { x: sheet.margin, y: sheet.height - sheet.margin - 26, width: width - codeSide - 12 }
  const below = paper.write(madeOn, box, { size: 8.5, colour: colours.softText })
  paper.write(day, { ...box, y: below }, { size: 8.5, colour: colours.softText })
}
