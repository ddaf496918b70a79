import type { Page, Request } from '@playwright/test'
import { hydrate } from './hydration.ts'
import { reactionTo } from './reactions.ts'
import { listLinks, listPressables, pressableAt } from './screen-parts.ts'
import type { Pressable } from './screen-parts.ts'
import { expect } from './test.ts'

type Start = {
  readonly from: readonly string[]
  /** Buttons whose press would touch what belongs to others. */
  readonly leaves?: RegExp
}

/**
 * Goes through everything that can be reached from its starts: each link is followed until it answers,
 * one screen of each kind is opened, and every button on it is pressed. Answers what it saw, and what
 * leads nowhere or does nothing.
 */
export async function crawl(page: Page, { from, leaves = /(?!)/ }: Start) {
  const queue = [...from]
  const screens = new Set<string>()
  const answered = new Set<string>()
  const pressed = new Set<string>()
  const dead: string[] = []

  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    // A start is opened even where another screen of its kind was.
    if (!from.includes(address) && screens.has(kindOf(address))) continue
    answered.add(address)
    await open(page, address)
    const kind = kindOf(page.url())
    const isKnown = screens.has(kind)
    screens.add(kindOf(address)).add(kind)
    if (isKnown && !from.includes(address)) continue
    for (const href of await listLinks(page)) await follow(href, address)
    await pressAll(address, kind)
  }
  return { screens: [...screens], dead }

  async function follow(href: string, at: string): Promise<void> {
    if (/^(?:otpauth:\/\/totp\/|tel:\+?\d|mailto:[^@]+(?:@|%40)|https?:\/\/)/.test(href)) return
    const here = new URL(page.url())
    const url = new URL(href, here)
    if (url.pathname === here.pathname && url.hash !== '') {
      const target = page.locator(`[id="${url.hash.slice(1)}"]`)
      if ((await target.count()) === 0) dead.push(`${at}: ${href} is not on the page`)
      return
    }
    const found = url.pathname + url.search
    if (answered.has(found)) return
    answered.add(found)
    const reply = await page.request.get(found)
    if (reply.status() >= 400) dead.push(`${at}: ${href} answers ${reply.status()}`)
    else if (isScreen(url.pathname)) queue.push(found)
  }

  async function pressAll(address: string, kind: string): Promise<void> {
    const place = kind.replace(jobsOfPlaces, '/jobs/{place}')
    const keyOf = ({ area, name }: Pressable) =>
      `${['header', 'footer'].includes(area) ? '' : place} ${area}: ${name.replaceAll(oneOfMany, '#')}`
    const isLeft = (button: Pressable) => !pressed.has(keyOf(button)) && !leaves.test(button.name)
    let isAsFound = true
    let moves = 0
    for (;;) {
      const next = (await listPressables(page)).find(isLeft)
      if (!next && isAsFound) return
      if (next) {
        pressed.add(keyOf(next))
        const reaction = await reactionTo(page, pressableAt(page, next)).catch(whatMoved)
        if (reaction === undefined) {
          // The list was another one meanwhile: this place has another button now.
          pressed.delete(keyOf(next))
          moves += 1
          if (moves > mostMoves) throw new Error(`${address}: the buttons do not come to rest`)
          await open(page, address)
          isAsFound = true
          continue
        }
        if (reaction === '') dead.push(`${address}: ‘${next.name}’ does nothing`)
        if (['', ...saysOnly].includes(reaction)) continue
        isAsFound = false
        // What was unfolded may hold more to press.
        if (reaction === 'itself') continue
      }
      await open(page, address)
      // Who has applied, for one, is not let in again.
      if (kindOf(page.url()) !== kind) return
      isAsFound = true
    }
  }
}

/** What tells a button from its like in the other rows of a list: of these one is pressed. */
const oneOfMany = /\d+|‘[^’]*’|(?<=^Only ).+/g

/** Jobs of a category, of a city and of both stand on one screen. */
const jobsOfPlaces = /^\/jobs\/(?!by-city$)[a-z-]+$/

/** Lists of all journeys change while one is looked at. */
const mostMoves = 3

function whatMoved(error: unknown): undefined {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error
}

/** What leaves a screen as it was. */
const saysOnly = ['messages', 'chooser', 'dialog', 'download']

/** Opens a screen and waits until it is there, alive and asks for nothing more; fails when it is none. */
async function open(page: Page, address: string): Promise<void> {
  const underWay = new Set<Request>()
  const onStart = (request: Request) => void underWay.add(request)
  const onEnd = (request: Request) => void underWay.delete(request)
  page.on('request', onStart).on('requestfinished', onEnd).on('requestfailed', onEnd)
  try {
    await openScreen(page, address)
    // Or it would count as what the next button did.
    await expect.poll(() => underWay.size, { intervals: [20, 50, 100] }).toBe(0)
  } finally {
    page.off('request', onStart).off('requestfinished', onEnd).off('requestfailed', onEnd)
  }
}

async function openScreen(page: Page, address: string): Promise<void> {
  // What was pressed last may still be opening another page, which interrupts this one.
  await expect(async () => void (await page.goto(address))).toPass({ timeout: 10_000 })
  await hydrate(page)
  await page
    .locator('body:has(h1):not(:has([aria-busy="true"]))')
    .waitFor({ state: 'attached', timeout: 20_000 })
  const lost = page.getByRole('heading', {
    name: /We could not find this page|Unexpected Application Error!|We could not load this page/,
  })
  await expect(lost, `${address} is not there`).toHaveCount(0)
}

/** Addresses of one screen: ids and slugs make no other, nor does what follows the path. */
const kindOf = (address: string): string =>
  new URL(address, 'https://site.invalid').pathname
    .toLowerCase()
    .replaceAll(/\/[^/]*[\da-f]{8}-[\da-f-]{27,}/g, '/{id}')

/** Pages and files that the server answers by itself are no screens. */
const isScreen = (pathname: string): boolean =>
  !/^\/(?:dev|api|files|media|documents)\//.test(pathname)
