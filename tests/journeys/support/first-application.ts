import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** A phone's browser, as a person's names itself. */
export const phoneBrowser =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

export type Thumb = ReturnType<typeof countingThumb>

/**
 * Counts what a thumb does: a field without the cursor is a tap, and a choice of a list is two, the list and the line.
 * `pause` waits as long as a person takes for so many taps and characters.
 */
export function countingThumb(pause?: (taps: number, characters: number) => Promise<void>) {
  const spent = { taps: 0, characters: 0 }
  const spend = async (taps: number, characters = 0) => {
    spent.taps += taps
    spent.characters += characters
    await pause?.(taps, characters)
  }
  return {
    spent,
    async tap(target: Locator) {
      await target.waitFor()
      await spend(1)
      await target.click()
    },
    /** The key of the phone's keyboard that sends what is in the field. */
    async send(field: Locator) {
      await spend(1)
      await field.press('Enter')
    },
    async check(choice: Locator) {
      await choice.waitFor()
      await spend(1)
      await choice.check()
    },
    async choose(list: Locator, label: string) {
      await list.waitFor()
      await spend(2)
      await list.selectOption({ label })
    },
    async type(field: Locator, text: string) {
      await field.waitFor()
      const withCursor = field.and(field.page().locator(':focus'))
      await spend((await withCursor.count()) === 1 ? 0 : 1, text.length)
      await field.fill(text)
    },
  }
}

type Newcomer = {
  readonly phone: string
  readonly readCode: () => Promise<string>
  /** What the person looks for, and the title that is tapped. */
  readonly words: string
  readonly title: string
}

/** Somebody who was never here goes from the home page to a sent application, without a file. */
export async function applyAsNewcomer(
  page: Page,
  thumb: Thumb,
  { phone, readCode, words, title }: Newcomer,
): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const box = (name: string) => page.getByRole('textbox', { name })
  const list = (name: string) => page.getByRole('combobox', { name })
  const next = () => thumb.tap(button('Next'))
  const asked = (question: string) =>
    expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()

  await page.goto('/')
  const english = page.getByRole('button', { name: 'English' })
  await thumb.tap(english)
  // The page comes anew in that language: what is typed before it came is lost.
  await english.waitFor({ state: 'hidden' })
  await thumb.type(list('What work?'), words)
  await thumb.send(list('What work?'))
  // The home page shows new jobs too, perhaps this one.
  await page.waitForURL(/\/jobs\?/)
  await thumb.tap(page.getByRole('link', { name: title }).first())
  await thumb.tap(page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }))

  await thumb.type(page.getByLabel('Mobile number'), phone)
  await thumb.tap(button('Login'))
  await page.getByLabel('OTP').waitFor()
  await thumb.type(page.getByLabel('OTP'), await readCode())
  await thumb.tap(button('Verify OTP'))

  await asked('What is your name?')
  await thumb.type(box('What is your name?'), 'Pooja Kumari')
  await thumb.tap(button('I agree, next'))
  await asked('Where do you live?')
  await thumb.type(box('Where do you live?'), '201301')
  await next()
  await asked('When were you born?')
  await thumb.choose(list('Day'), '14')
  await thumb.choose(list('Month'), 'August')
  await thumb.choose(list('Year'), '2004')
  await next()
  await asked('How far did you study?')
  await thumb.check(page.getByRole('radio', { name: '12th Passed' }))
  await next()
  await asked('Have you worked before?')
  await thumb.check(page.getByRole('radio', { name: /^Fresher/ }))
  await next()
  await asked('Which languages do you speak?')
  const hindi = page.getByRole('group', { name: 'Hindi' })
  await thumb.check(hindi.getByRole('radio', { name: 'Very good', exact: true }))
  await next()

  const sheet = page.getByRole('dialog', { name: 'Apply' })
  await thumb.tap(sheet.getByRole('button', { name: 'Apply Now' }))
  const sent = 'Your Profile has been submitted successfully for the job'
  await expect(page.getByRole('heading', { name: sent })).toBeVisible()
}
