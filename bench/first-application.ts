import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { launchOptions, unpackChromium } from '../tests/journeys/support/chromium.ts'
import {
  applyAsNewcomer,
  countingThumb,
  phoneBrowser,
} from '../tests/journeys/support/first-application.ts'
import { readCode, startProduct } from './product.ts'
import { throttle } from './throttle.ts'
import { writeResult } from './write-result.ts'

/*
 * Somebody who was never here, from the home page to the sent application, on a phone with a slow network, as quick as a
 * person is. The sample marketplace is what they search.
 */

/** What a person takes to find the next thing and tap it, and to type a character. */
const tapMs = 1500
const characterMs = 300
const times = 3
const aimSeconds = 180

const countLine = ({ taps, characters }: { readonly taps: number; readonly characters: number }) =>
  `${taps} taps and ${characters} characters`

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kaamyab-first-application-'))
  await unpackChromium()
  const product = await startProduct(dataDir)
  try {
    const [job] = z
      .array(z.object({ jobTitle: z.string() }))
      .parse(await (await fetch(`${product.origin}/api/public/jobs?limit=1`)).json())
    const title = job?.jobTitle ?? ''
    const words = title.split(' ')[0] ?? title
    const browser = await chromium.launch(launchOptions())
    const seconds: number[] = []
    let spent = { taps: 0, characters: 0 }
    try {
      for (let time = 0; time < times; time += 1) {
        const context = await browser.newContext({
          viewport: { width: 360, height: 740 },
          isMobile: true,
          hasTouch: true,
          userAgent: phoneBrowser,
          baseURL: product.origin,
        })
        const page = await context.newPage()
        await throttle(page)
        const phone = `91000${String(Date.now()).slice(-5)}`
        const thumb = countingThumb((taps, characters) =>
          sleep(taps * tapMs + characters * characterMs),
        )
        const startedAt = performance.now()
        await applyAsNewcomer(page, thumb, {
          phone,
          readCode: () => readCode(product.origin, `+91${phone}`),
          words,
          title,
        })
        seconds.push((performance.now() - startedAt) / 1000)
        spent = thumb.spent
        await context.close()
      }
    } finally {
      await browser.close()
    }
    writeResult('first-application', report(seconds, spent))
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function report(seconds: readonly number[], spent: { taps: number; characters: number }): string {
  const slowest = Math.max(...seconds)
  const byHand = (spent.taps * tapMs + spent.characters * characterMs) / 1000
  return [
    '# From the home page to a sent application',
    '',
    'Made by `node bench/first-application.ts`: a new candidate without a file, headless Chromium, 360 x 740, empty cache, slow 4G',
    `and a slow phone (\`bench/throttle.ts\`), ${tapMs} ms for a tap and ${characterMs} ms for a character.`,
    '',
    `${countLine(spent)}: ${Math.round(byHand)} s of the person.`,
    '',
    `In all, of ${times} runs: ${seconds.map((each) => `${Math.round(each)} s`).join(', ')}. Aim: ${aimSeconds} s, ${slowest <= aimSeconds ? 'met' : 'missed'}.`,
    '',
  ].join('\n')
}

await main()
