import PDFDocument from 'pdfkit'
import { optionLabel } from '#contract/options.ts'
import { educationOptions, experienceOptions } from '#contract/options.ts'
import type { SampleCandidate } from './candidates.ts'

const colours = { title: '#063a3f', text: '#0b2326', rule: '#ffb21c' }

/** A one-page resume of a few kilobytes. Latin letters only: it uses the fonts every reader has. */
export async function drawResume(candidate: SampleCandidate): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin: 56,
    info: { Title: `Resume ${candidate.name}` },
  })
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk))
    page.on('end', resolve)
    page.on('error', reject)
  })
  const section = (title: string, text: string) => {
    page.moveDown(1).font('Helvetica-Bold').fontSize(13).fillColor(colours.title).text(title)
    page.moveDown(0.3).font('Helvetica').fontSize(11).fillColor(colours.text).text(text)
  }

  page.font('Helvetica-Bold').fontSize(24).fillColor(colours.title).text(candidate.name)
  page.font('Helvetica').fontSize(11).fillColor(colours.text)
  page.text(`${candidate.phone}   ${candidate.email}`)
  page.text(`${candidate.address}, ${candidate.place.city} ${candidate.place.pincode}`)
  page.moveDown(0.5).rect(56, page.y, 483, 3).fill(colours.rule)
  section('Objective', 'To work with a team that serves customers well, and to grow with it.')
  section('Education', optionLabel(educationOptions, candidate.education))
  section(
    'Work experience',
    [optionLabel(experienceOptions, candidate.experience), candidate.pastJob].join('\n').trim(),
  )
  section('Skills', candidate.skills)
  section('Languages', candidate.languages)
  section('Date of birth', candidate.dateOfBirth.split('-').reverse().join('-'))
  page.end()
  await done
  return Buffer.concat(chunks)
}
