import type { Translator } from '#contract/i18n/translator.ts'
import { drawAmounts, drawNotes } from './document-amounts.ts'
import { drawFacts } from './document-facts.ts'
import { drawHeader } from './document-header.ts'
import { drawParties } from './document-parties.ts'
import { createWording } from '#server/pdf/wording.ts'
import { colours, contentWidth, createSheet, readFonts, sheet } from '#server/pdf/sheet.ts'
import type { Sheet } from '#server/pdf/sheet.ts'
import type { IssuedDocument } from './issued-document.ts'

export type DrawDocument = (document: IssuedDocument, t: Translator) => Promise<Buffer>

/**
 * Draws a document on one page. Drawing is deterministic, so PDF files are not stored: the row has all
 * of their content.
 */
export function createDocumentDrawing(english: Translator): DrawDocument {
  const fonts = readFonts()
  return async (document, t) => {
    const title = document.kind === 'invoice' ? 'invoice.taxInvoice' : 'invoice.creditNote'
    const paper = createSheet(fonts, {
      title: t('invoice.fileTitle', { title: { key: title }, number: document.number }),
      date: document.issuedAt,
      wording: createWording(t, english),
    })
    let y = drawHeader(paper, document)
    if (document.supplier.isSample) y = drawSampleNotice(paper, y) + 16
    y = drawFacts(paper, document, y) + 20
    y = drawParties(paper, document, y) + 24
    y = drawAmounts(paper, document, y) + 16
    drawNotes(paper, document, y)
    return await paper.finish()
  }
}

function drawSampleNotice(paper: Sheet, top: number): number {
  const height = 28
  paper.page.roundedRect(sheet.margin, top, contentWidth, height, 8).fill(colours.festiveSoft)
  const box = { x: sheet.margin + 12, y: top + 7, width: contentWidth - 24 }
  paper.write(paper.label('invoice.sample'), box, { isBold: true, size: 10.5 })
  return top + height
}
