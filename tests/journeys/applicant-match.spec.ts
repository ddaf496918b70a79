import { randomUUID } from 'node:crypto'
import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import { expectUsable } from './support/usable.ts'
import { expect, test } from './support/test.ts'

/** A page with words, blue in its middle. */
async function resumeFile(): Promise<File> {
  const document = await PDFDocument.create()
  const page = document.addPage([595, 842])
  page.drawText('Typing 40 words a minute', { x: 50, y: 750, size: 24 })
  page.drawRectangle({ x: 200, y: 321, width: 200, height: 200, color: rgb(0, 0, 1) })
  const bytes = new Uint8Array(await document.save())
  return new File([bytes], 'resume.pdf', { type: 'application/pdf' })
}

test('S2-990: who has what the job asks for is seen, also from how far away, and the resume is read beside it @desktop @both', async ({
  page,
  prepare,
  enter,
  isMobile,
}) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer, {
    jobTitle: `Match ${randomUUID().slice(0, 8)}`,
    educationQualification: ['12th Passed'],
    experienceLevel: ['Fresher'],
    communicationSkill: ['Hindi', 'English (Fluent)'],
    pincode: '201301',
  })
  await prepare.setJobStatus(jobId, 'accepted')
  const near = { pincode: '110092', workexperience: 'Fresher', education: 'Graduated and above' }
  const neha = { ...near, language: 'Hindi, English (fluent)', resumePdf: await resumeFile() }
  await prepare.createApplicant(jobId, 'Neha Kulkarni', neha)
  const ravi = { pincode: '400001', workexperience: '0-1 yr', language: 'Hindi, English' }
  await prepare.createApplicant(jobId, 'Ravi Das', ravi)
  await enter(employer)
  await page.goto(`/responses/${jobId}`)
  const card = (name: string) => page.getByRole('article', { name })
  await expect(card('Ravi Das')).toContainText('2 of 4')

  const facts = card('Ravi Das').getByRole('region', { name: 'What you asked for' })
  await expect(facts.getByRole('listitem').filter({ hasText: 'Different: 0-1 yr' })).toContainText(
    'You asked for: Fresher',
  )
  await expect(
    facts.getByRole('listitem').filter({ hasText: 'Does not say enough:' }),
  ).toContainText('You asked for: English (Fluent)')
  await expect(facts).toContainText(/1,?\d{3} km/)
  await expectUsable(page)

  if (isMobile) {
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('radio', { name: 'Within 20 km' }).check()
    await page.getByRole('button', { name: /^Show/ }).click()
  } else {
    await page.getByRole('combobox', { name: 'Distance' }).selectOption('Within 20 km')
  }
  await expect(page).toHaveURL(/within=20/)
  await expect(card('Ravi Das')).toHaveCount(0)
  await expect(card('Neha Kulkarni')).toContainText('4 of 4')

  await card('Neha Kulkarni').getByRole('button', { name: 'Show the resume here' }).click()
  const resume = card('Neha Kulkarni').getByRole('region', { name: 'Resume of Neha Kulkarni' })
  await expect(resume.getByRole('figure')).toContainText('Resume of Neha Kulkarni, page 1.')
  await expect(resume.getByRole('figure')).toContainText('Typing 40 words a minute')
  const middle = resume.locator('canvas').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('Not a canvas')
    const { width, height } = canvas
    return [...(canvas.getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data ?? [])]
  })
  expect(await middle).toEqual([0, 0, 255, 255])
  await expectUsable(page)
  await card('Neha Kulkarni').getByRole('button', { name: 'Hide the resume' }).click()
  await expect(resume.getByRole('figure')).toHaveCount(0)
})
