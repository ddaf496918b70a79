import PdfDocument from 'pdfkit'
import { dayMonthYear } from '#contract/india-time.ts'
import type { SampleCandidate } from './candidates.ts'
import { createRandom } from './random.ts'

const colours = [
  { title: '#063a3f', rule: '#ffb21c' },
  { title: '#93104c', rule: '#f5bbd3' },
  { title: '#0b2326', rule: '#0b2326' },
  { title: '#243b8f', rule: '#b5dad8' },
] as const

const text = '#0b2326'
const margin = 54
const textWidth = 595 - 2 * margin

const objectives = [
  'To work with a team that serves customers well, and to grow with it.',
  'Looking for a steady job where I can use my voice and my patience.',
  'To start my working life in a good company and to learn every day.',
  'I want to take responsibility, reach my targets and become a team leader.',
  'To earn honestly, support my family and improve my English on the job.',
] as const

/**
 * A one-page resume of a few kilobytes. It has Latin letters only, because it uses the fonts that
 * every reader has.
 */
export async function drawResume(candidate: SampleCandidate): Promise<Buffer> {
  const random = createRandom(Number(candidate.phone.slice(-6)))
  const { title, rule } = random.pick(colours)
  const page = new PdfDocument({
    size: 'A4',
    margin,
    info: { Title: `Resume ${candidate.name}`, CreationDate: new Date(0) },
  })
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk))
    page.on('end', resolve)
    page.on('error', reject)
  })

  const heading = (words: string) => {
    page.moveDown(0.9).font('Helvetica-Bold').fontSize(12.5).fillColor(title).text(words, margin)
    page.moveDown(0.25).font('Helvetica').fontSize(10.5).fillColor(text)
  }
  const entry = (what: string, when: string, more: readonly string[]) => {
    const top = page.y
    page.font('Helvetica').text(when, margin, top, { width: textWidth, align: 'right' })
    page.font('Helvetica-Bold').text(what, margin, top, { width: textWidth - 110 })
    page.font('Helvetica')
    for (const line of more) page.text(line, margin, page.y, { width: textWidth })
    page.moveDown(0.4)
  }

  page.font('Helvetica-Bold').fontSize(24).fillColor(title).text(candidate.name)
  page.moveDown(0.2).font('Helvetica').fontSize(10.5).fillColor(text)
  page.text(`${spaced(candidate.phone)}   ${candidate.email}`)
  page.text(`${candidate.address}, ${candidate.place.city} ${candidate.place.pincode}`)
  page.rect(margin, page.y + 6, textWidth, 3).fill(rule)
  page.moveDown(0.6)

  heading('Objective')
  page.text(random.pick(objectives), { width: textWidth })
  heading('Education')
  for (const { what, where, year, result } of candidate.studies) {
    entry(what, String(year), [`${where}, ${result}`])
  }
  heading('Work experience')
  if (candidate.pastJobs.length === 0) page.text('Fresher, ready to join at once.')
  for (const { title: job, employer, from, to, work } of candidate.pastJobs) {
    entry(job, `${from} - ${to}`, [employer, ...work.map((line) => `-  ${line}`)])
  }
  heading('Skills')
  page.text(candidate.skills.join(', '), { width: textWidth })
  heading('Languages')
  page.text(candidate.languages)
  heading('Personal details')
  page.text(`Date of birth: ${dayMonthYear(candidate.dateOfBirth)}`)
  page.text(`Gender: ${candidate.gender}`)
  page.end()
  await done
  return Buffer.concat(chunks)
}

const spaced = (phone: string) => `${phone.slice(0, 3)} ${phone.slice(3, 8)} ${phone.slice(8)}`
