import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'
import type { PDFDocument, PDFObject } from '@cantoo/pdf-lib'
import PDFKit from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { pdfBytes, pdfFile } from '#tests/support/fixtures.ts'
import { callApi } from '#tests/support/inject.ts'
import { jpeg, libraryPdf, withObjects } from '#tests/support/odd-files.ts'
import { createCandidate, saveCandidate } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const testApp = closeAfterAll(await createTestApp())
const candidate = await createCandidate(testApp)

/** As the named program wrote it. */
const written = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../fixtures/resumes', `${name}.pdf`))

/** Word keeps the table in its old form and as a stream, the second of which most readers follow. */
function likeWord(): Buffer {
  const text = pdfBytes().toString('latin1')
  const first = /startxref\n(\d+)/.exec(text)?.[1] ?? ''
  const stream =
    '9 0 obj\n<</Type/XRef/Size 10/W[ 1 4 2]/Root 1 0 R/Length 7>>stream\n\0\0\0\0\0\u00ff\u00ff\nendstream\nendobj\n'
  const table = `xref\n0 0\ntrailer\n<</Size 10/Root 1 0 R/Prev ${first}/XRefStm ${text.length}>>\n`
  const end = `startxref\n${text.length + stream.length}\n%%EOF`
  return Buffer.from(text + stream + table + end, 'latin1')
}

async function scanned(): Promise<Buffer> {
  const page = await jpeg()
  return await new Promise((resolve, reject) => {
    const document = new PDFKit({ margin: 0 })
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
    for (let number = 1; number <= 3; number += 1) {
      if (number > 1) document.addPage({ margin: 0 })
      document.image(page, 0, 0, { width: 500 })
    }
    document.end()
  })
}

/** Fields to fill in, a list to choose from and a tick, as templates of resumes have them. */
const withForm = (): Promise<Buffer> =>
  libraryPdf((document) => {
    const form = document.getForm()
    const name = form.createTextField('name')
    name.setText('Asha Rao')
    name.addToPage(document.getPage(0), { x: 50, y: 700 })
    const language = form.createDropdown('language')
    language.setOptions(['Hindi', 'English'])
    language.addToPage(document.getPage(0), { x: 50, y: 600 })
    form.createCheckBox('graduate').addToPage(document.getPage(0), { x: 50, y: 500 })
  })

/** Links, bookmarks, a page to begin at and notes in the margin. */
const withAnnotations = (): Promise<Buffer> =>
  libraryPdf((document) => {
    const { context } = document
    const page = document.getPage(0)
    const link = (action: PDFObject) =>
      context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: action })
    page.node.set(
      PDFName.of('Annots'),
      context.obj([
        link(
          context.obj({ S: 'URI', URI: PDFString.of('https://example.com/launch?javascript=1') }),
        ),
        link(context.obj({ S: 'URI', URI: PDFString.of('mailto:asha@example.com') })),
        link(context.obj({ S: 'GoTo', D: [page.ref, 'Fit'] })),
        link(context.obj({ S: 'Named', N: 'NextPage' })),
        context.obj({ Type: 'Annot', Subtype: 'Text', Contents: PDFString.of('a note') }),
        context.obj({ Type: 'Annot', Subtype: 'Highlight', Rect: [0, 0, 9, 9] }),
      ]),
    )
    document.catalog.set(PDFName.of('OpenAction'), context.obj([page.ref, 'XYZ', null, null, 0]))
    document.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
  })

const honest: Record<string, () => Buffer | Promise<Buffer>> = {
  'printed by a browser': () => written('chrome-print'),
  'written by LibreOffice': () => written('libreoffice'),
  'written by LibreOffice for keeping, with a form': () => written('libreoffice-form'),
  'written by MuPDF': () => written('mutool'),
  'built as Word builds them': likeWord,
  'scanned pages': scanned,
  'a form to fill in': withForm,
  'links, bookmarks and notes': withAnnotations,
  'letters of the standard fonts': () =>
    libraryPdf(async (document: PDFDocument) => {
      const font = await document.embedFont(StandardFonts.TimesRomanItalic)
      document.getPage(0).drawText('Asha Rao', { font })
    }),
  'a signature': () =>
    withObjects('9 0 obj << /Type /Sig /Filter /Adobe.PPKLite /Contents <00> >> endobj'),
  'spaces behind the end': () => Buffer.concat([pdfBytes(), Buffer.from('\r\n\0\0 \n')]),
  'an older version': () =>
    Buffer.from(pdfBytes().toString('latin1').replace('1.7', '1.3'), 'latin1'),
  'the newest version': () =>
    Buffer.from(pdfBytes().toString('latin1').replace('1.7', '2.0'), 'latin1'),
}

describe('F1: honest resumes are taken, whatever program wrote them', () => {
  test.each(Object.entries(honest))('%s', async (_, make) => {
    const sent = await make()
    const saved = await saveCandidate(candidate, { resumePdf: pdfFile(sent) })
    expect([saved.statusCode, saved.body]).toEqual([200, expect.any(String)])
    const reply = await callApi(testApp, 'GET', saved.json().resumePdfUrl)
    expect(reply.rawPayload.equals(sent)).toBe(true)
  })
})

test('F1: a resume that carries its own document for editing is refused: nobody looks into that', async () => {
  const sent = written('libreoffice-hybrid')
  const reply = await saveCandidate(candidate, { resumePdf: pdfFile(sent) })
  expect(reply.statusCode).toBe(415)
})
