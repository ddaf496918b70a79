import type { Page } from '@playwright/test'
import { letCodesBeAskedFor } from './support/database.ts'
import { newPhone } from './support/people.ts'
import { expect, test } from './support/test.ts'

const code = (page: Page) => page.getByLabel('OTP')

async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(code(page)).toBeFocused()
}

/** A browser that reads codes from messages, as phones do; a test says what arrives. */
async function readMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const log: string[] = []
    let hand: ((credential: unknown) => void) | undefined
    Object.assign(window, {
      OTPCredential: () => {},
      otpLog: log,
      letMessageArrive: (text: string) => hand?.({ type: 'otp', code: text }),
    })
    Object.defineProperty(navigator, 'credentials', {
      value: {
        get: async ({ otp, signal }: { otp: { transport: string[] }; signal: AbortSignal }) => {
          log.push(`waits for ${otp.transport.join()}`)
          return await new Promise((resolve, reject) => {
            hand = resolve
            signal.addEventListener('abort', () => {
              log.push('stops')
              reject(new DOMException('aborted', 'AbortError'))
            })
          })
        },
      },
    })
  })
}

const otpLog = (page: Page) => page.evaluate<unknown>('window.otpLog')

test('the code from the message fills the box where the browser can read it @phone', async ({
  page,
  prepare,
}) => {
  const phone = newPhone()
  await readMessages(page)
  await page.goto('/candidate_login')
  await expect(page.getByLabel('Mobile number')).toBeVisible()
  expect(await otpLog(page)).toEqual([])
  await askForCode(page, phone)
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.poll(() => otpLog(page)).toEqual(['waits for sms'])

  // It waits for the form alone: who leaves it is no longer asked.
  await page.getByRole('button', { name: 'Change number' }).click()
  await expect.poll(() => otpLog(page)).toEqual(['waits for sms', 'stops'])
  await letCodesBeAskedFor(phone, 1)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(code(page)).toBeFocused()
  await expect.poll(() => otpLog(page)).toEqual(['waits for sms', 'stops', 'waits for sms'])

  // Who types meanwhile is not in its way.
  await code(page).fill('12')
  const arrived = await prepare.readCode(phone)
  await page.evaluate((text) => {
    if ('letMessageArrive' in window && typeof window.letMessageArrive === 'function')
      window.letMessageArrive(text)
  }, arrived)
  await expect(code(page)).toHaveValue(arrived)
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await expect(page).toHaveURL('/first_details')
})

test('after the second resend the code may come over WhatsApp @phone @long', async ({
  page,
  prepare,
}) => {
  const phone = newPhone()
  const byWhatsapp = page.getByRole('button', { name: 'Get it on WhatsApp' })
  await page.clock.install()
  // The browser could read messages, and may not: nothing is to be seen of that.
  await page.addInitScript(() => {
    Object.assign(window, { OTPCredential: () => {} })
    Object.defineProperty(navigator, 'credentials', {
      value: { get: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    })
  })
  await page.goto('/candidate_login')
  await letCodesBeAskedFor(phone, 1)
  await askForCode(page, phone)
  await expect(page.getByText(/Send again in (1:00|0:5\d)/)).toBeVisible()
  await expect(byWhatsapp).toBeHidden()

  // The clock runs down here and there.
  await letCodesBeAskedFor(phone, 2)
  await page.clock.fastForward('01:01')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(/Send again in (2:00|1:5\d)/)).toBeVisible()
  await expect(byWhatsapp).toBeDisabled()
  const bySms = await prepare.readCode(phone)

  await letCodesBeAskedFor(phone, 3)
  await page.clock.fastForward('02:01')
  await byWhatsapp.click()
  await expect(page.getByText('We sent a code on WhatsApp to')).toBeVisible()
  await expect(code(page)).toBeFocused()
  const arrived = await prepare.readCode(phone)
  expect(arrived).not.toBe(bySms)
  await code(page).fill(arrived)
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await expect(page).toHaveURL('/first_details')
})
