/* A4, in points. */
const paper = { width: 595, height: 842 } as const
const margin = 18

type Size = { readonly width: number; readonly height: number }

const encoder = new TextEncoder()

/** A PDF of one page that shows a JPEG picture, as large as the page allows. */
export function pdfOfJpeg(jpeg: Uint8Array<ArrayBuffer>, { width, height }: Size): Blob {
  const scale = Math.min((paper.width - 2 * margin) / width, (paper.height - 2 * margin) / height)
  const [shownWidth, shownHeight] = [width * scale, height * scale]
  const left = (paper.width - shownWidth) / 2
  const bottom = (paper.height - shownHeight) / 2
  const drawing = `q ${shownWidth.toFixed(2)} 0 0 ${shownHeight.toFixed(2)} ${left.toFixed(2)} ${bottom.toFixed(2)} cm /Photo Do Q`
  const photo =
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB` +
    ` /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`
  const objects: readonly (readonly (string | Uint8Array<ArrayBuffer>)[])[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paper.width} ${paper.height}]`,
      ' /Resources << /XObject << /Photo 5 0 R >> >> /Contents 4 0 R >>',
    ],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
    [`${photo}\nstream\n`, jpeg, '\nendstream'],
  ]
  return assemble(objects)
}

/** Numbers the objects and adds the table of where each begins. */
function assemble(objects: readonly (readonly (string | Uint8Array<ArrayBuffer>)[])[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const add = (part: string | Uint8Array<ArrayBuffer>) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  add('%PDF-1.4\n')
  const offsets = objects.map((object, index) => {
    const offset = length
    add(`${index + 1} 0 obj\n`)
    object.forEach(add)
    add('\nendobj\n')
    return offset
  })
  const start = length
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`)
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}
