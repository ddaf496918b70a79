import { Buffer } from 'node:buffer'
import type { APIRequestContext, CDPSession, Page } from '@playwright/test'
import { pdfBytes, pngBytes } from '../support/fixtures.ts'
import { withChunk } from '../support/odd-files.ts'
import { mp4Bytes } from '../support/video-files.ts'
import { candidateAnswers, employerAnswers } from './support/people.ts'
import { expect, test } from './support/test.ts'

/* What somebody sent is only ever bytes in a box, whatever they put into it. */

const beacon = 'beacon.invalid'
const riders = `<svg onload="fetch('https://${beacon}/svg')"><img src="https://${beacon}/img">`

/** A resume that is taken and still says in its comments what it would like a browser to do. */
const temptingPdf = (): Buffer =>
  Buffer.from(
    pdfBytes({ extra: `/URI (https://${beacon}/pdf)` })
      .toString('latin1')
      .replace('\n', `\n%${riders}<script>fetch('https://${beacon}/script')</script>\n`),
    'latin1',
  )

const temptingPng = (): Buffer => withChunk(pngBytes(), 'tEXt', Buffer.from(`Comment\0${riders}`))

/** A film whose data is a page. */
function temptingMp4(): Buffer {
  const film = mp4Bytes({ size: 2000 })
  film.write(`${riders}<script>fetch('https://${beacon}/film')</script>`, film.length - 900)
  return film
}

/** Everything that a page of the browser asks for or runs from now on. */
async function watch(page: Page): Promise<{ session: CDPSession; asked: string[]; ran: string[] }> {
  const session = await page.context().newCDPSession(page)
  const asked: string[] = []
  const ran: string[] = []
  // The browser draws the buttons of a film with pictures of its own.
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) asked.push(request.url)
  })
  // What the test itself runs there has no address.
  session.on('Debugger.scriptParsed', ({ url }) => {
    if (url !== '') ran.push(url)
  })
  await session.send('Network.enable')
  await session.send('Debugger.enable')
  return { session, asked, ran }
}

/** Long enough for a page that wants something to have asked for it. */
async function answeredTwice(request: APIRequestContext): Promise<void> {
  for (let times = 0; times < 2; times += 1) await (await request.get('/jobs')).text()
}

test.use({ expectedRefusals: [/.*/] })

test('F3: a stored file that is opened runs no script and asks for nothing', async ({
  page,
  prepare,
  request,
}) => {
  const candidate = await prepare.createCandidate()
  const employer = await prepare.createEmployer()
  const headers = { authorization: `Bearer ${candidate.token}` }
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
  const saved = await request.post('/api/upload', {
    headers,
    multipart: {
      type: 'users',
      form: 'edit',
      ...candidateAnswers,
      resumePdf: file('resume.html', 'text/html', temptingPdf()),
      profile: file('photo.svg', 'image/svg+xml', temptingPng()),
      video: file('film.html', 'text/html', temptingMp4()),
    },
  })
  expect(saved.status()).toBe(200)
  const { resumePdfUrl, profileUrl, videoUrl } = await saved.json()
  const shown = await request.post('/api/upload', {
    headers: { authorization: `Bearer ${employer.token}` },
    multipart: {
      type: 'employee',
      ...employerAnswers,
      profile: file('logo.html', 'text/html', temptingPng()),
    },
  })
  const publicUrl = String((await shown.json()).profileUrl)

  for (const url of [profileUrl, videoUrl, publicUrl]) {
    const opened = await page.context().newPage()
    const { asked, ran } = await watch(opened)
    await opened.goto(url, { waitUntil: 'load' })
    await answeredTwice(request)
    const own = new URL(url, opened.url()).href
    expect(asked.filter((each) => each !== own)).toEqual([])
    expect(ran).toEqual([])
    expect(await opened.evaluate(() => document.scripts.length)).toBe(0)
    await opened.close()
  }

  // A resume is never shown: the browser takes it as a file, under a name of ours.
  const { asked } = await watch(page)
  const download = page.waitForEvent('download')
  await page.goto(resumePdfUrl).catch((error: unknown) => {
    if (!String(error).includes('Download is starting')) throw error
  })
  expect((await download).suggestedFilename()).toBe('Pooja-Verma-resume.pdf')
  expect(asked.filter((each) => !each.includes('/files/'))).toEqual([])
})

test('F3: nor inside another page, where somebody might put it', async ({
  page,
  prepare,
  request,
}) => {
  const employer = await prepare.createEmployer()
  const shown = await request.post('/api/upload', {
    headers: { authorization: `Bearer ${employer.token}` },
    multipart: {
      type: 'employee',
      ...employerAnswers,
      profile: { name: 'a.html', mimeType: 'text/html', buffer: temptingPng() },
    },
  })
  const url = new URL(String((await shown.json()).profileUrl), test.info().project.use.baseURL)
  const { asked } = await watch(page)
  await page.setContent(
    `<iframe src="${url.href}"></iframe><object data="${url.href}"></object><script src="${url.href}"></script>`,
  )
  await answeredTwice(request)
  expect(asked.filter((each) => each.includes(beacon))).toEqual([])
})
