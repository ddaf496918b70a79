import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Gives the page's browser voices, and lets it write down what it is to read. The device tells its voices late. */
export async function standInForVoices(page: Page, languages: readonly string[]): Promise<void> {
  await page.addInitScript((languages) => {
    const events = new EventTarget()
    const utterances: SpeechSynthesisUtterance[] = []
    let voices: { lang: string }[] = []
    const end = (type: string) => {
      for (const each of utterances.splice(0)) each.dispatchEvent(new Event(type))
      document.documentElement.dataset['spoken'] = ''
    }
    const speechSynthesis = {
      getVoices: () => voices,
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      cancel: () => end('error'),
      speak: (utterance: SpeechSynthesisUtterance) => {
        utterances.push(utterance)
        const said = `${utterance.lang}: ${utterance.text}`
        const { dataset } = document.documentElement
        dataset['spoken'] = [dataset['spoken'], said].filter(Boolean).join('\n')
      },
    }
    class Utterance extends EventTarget {
      lang = ''
      voice: { lang: string } | null = null
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    addEventListener('finish-speaking', () => end('end'))
    setTimeout(() => {
      voices = languages.map((lang) => ({ lang }))
      events.dispatchEvent(new Event('voiceschanged'))
    }, 100)
  }, languages)
}

/** What is being read aloud, a sentence a line. */
export const expectSpoken = (page: Page, spoken: string | RegExp): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-spoken', spoken)

export const finishSpeaking = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new Event('finish-speaking')))
