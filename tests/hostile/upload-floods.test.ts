import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byEffort, cases, isLongRun } from '#tests/support/effort.ts'
import { pdfBytes } from '#tests/support/fixtures.ts'
import { crowdedPdf } from '#tests/support/odd-files.ts'
import { candidateAnswers, createCandidate } from '#tests/support/profile-factories.ts'
import { sendRaw, uploadBytes } from '#tests/support/raw-upload.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const uploads = byEffort(64, 420)
const accounts = byEffort(4, 8)
const calls = byEffort(16, 64)
const maxP95Ms = byEffort(2_000, 300)
/** Of the process in a flood, which sends it as well. */
const maxGrowthBytes = 300_000_000

let testApp: TestApp
let port: number
let attackers: TestViewer[]
beforeAll(async () => {
  // The default limit of requests in flight.
  testApp = await createTestApp({ config: { requestsAtOnce: 400, uploadsPerAccount: 2 } })
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  port = Number(new URL(testApp.app.listeningOrigin).port)
  attackers = await Promise.all(Array.from({ length: accounts }, () => createCandidate(testApp)))
}, 60_000)
afterAll(() => testApp.close())

/** A flat picture: few bytes, many pixels, which a progressive JPEG holds in memory all at once. */
const progressiveJpeg = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#369' } })
    .jpeg({ progressive: true })
    .toBuffer()

function formWith(field: 'profile' | 'resumePdf', bytes: Buffer): FormData {
  const form = new FormData()
  const answers = { type: 'users', form: 'edit', ...candidateAnswers }
  for (const [name, value] of Object.entries(answers)) form.append(name, value)
  if (field === 'profile') form.append('resumePdf', new Blob([new Uint8Array(pdfBytes())]), 'a.pdf')
  form.append(field, new Blob([new Uint8Array(bytes)]), 'a')
  return form
}

/** Calls of other people, one after another, while the flood lasts. */
async function callAsOthers(name: string): Promise<{ statuses: number[]; p95Ms: number }> {
  const statuses: number[] = []
  const times: number[] = []
  for (let index = 0; index < calls; index += 1) {
    const started = performance.now()
    const reply = await fetch(`http://127.0.0.1:${port}/api/public/jobs?q=${name}${index}`)
    await reply.text()
    statuses.push(reply.status)
    times.push(performance.now() - started)
    await sleep(50)
  }
  times.sort((one, other) => one - other)
  return { statuses, p95Ms: times[Math.ceil(times.length * 0.95) - 1] ?? 0 }
}

const attacks = {
  'progressive pictures of 40 million pixels': async () =>
    formWith('profile', await progressiveJpeg(6320)),
  'progressive pictures of as many pixels as may be': async () =>
    formWith('profile', await progressiveJpeg(4000)),
  'resumes that say they hold two million objects': async () =>
    formWith('resumePdf', crowdedPdf(2_000_000)),
}

test.each(cases(Object.entries(attacks), ([name]) => name.startsWith('resumes')))(
  'F4: %s, many at once, are refused for themselves alone',
  async (_, make) => {
    const form = await make()
    const bytes = await Promise.all(attackers.map(({ token }) => uploadBytes(token, form)))
    // A machine that is busy already is slower without a flood, too.
    const quiet = await callAsOthers('quiet')
    const startRss = process.memoryUsage().rss
    let maxRss = 0
    const watch = setInterval(() => {
      maxRss = Math.max(maxRss, process.memoryUsage().rss)
    }, 20)
    const flood = Array.from({ length: uploads }, (__, index) =>
      sendRaw(port, bytes[index % accounts] ?? Buffer.alloc(0)),
    )
    const { statuses, p95Ms } = await callAsOthers('flood')
    const replies = await Promise.all(flood)
    clearInterval(watch)
    const counts = Map.groupBy(replies, ({ status }) => status)
    if (isLongRun) {
      const answered = statuses.filter((status) => status === 200).length
      const byStatus = Object.fromEntries([...counts].map(([status, all]) => [status, all.length]))
      const figures = { quietMs: quiet.p95Ms, p95Ms, startRss, maxRss, answered, byStatus }
      process.stdout.write(`${JSON.stringify(figures)}\n`)
    }
    expect(statuses).toEqual(statuses.map(() => 200))
    expect(p95Ms).toBeLessThan(Math.max(maxP95Ms, 4 * quiet.p95Ms))
    expect(maxRss - startRss).toBeLessThan(maxGrowthBytes)
  },
  180_000,
)
