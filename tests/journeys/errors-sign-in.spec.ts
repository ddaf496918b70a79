import type { Page } from '@playwright/test'
import { expectLogged } from './support/failures.ts'
import { expectFieldError, toast } from './support/messages.ts'
import { test } from './support/own-server.ts'
import { newPhone } from './support/people.ts'
import { expectUsable } from './support/usable.ts'
import { expect } from './support/test.ts'

const number = (page: Page) => page.getByLabel('Mobile number')
const code = (page: Page) => page.getByLabel('OTP')
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })
const verify = (page: Page) => page.getByRole('button', { name: 'Verify OTP' })

test.use({
  expectedRefusals: [
    /\/(send-otp|verify-otp|generateToken|updateprofiledata|api\/my-profile|api\/messages\/unread)$/,
  ],
})

test('S8-2: what can fail at a sign-in is said, and the next try goes on from there @long', async ({
  page,
  context,
  ownServer,
}) => {
  const phone = newPhone()
  const { database, sms } = ownServer
  await page.goto('/candidate_login')
  await number(page).fill(phone)

  await test.step('the SMS provider refuses: Failed to send OTP.', async () => {
    sms.refuse('IP is not whitelisted')
    await login(page).click()
    await expectFieldError(number(page), 'Failed to send OTP.')
    await expect(number(page)).toHaveValue(phone)
    await expectLogged(ownServer.log, '/send-otp')
    sms.recover()
    await expectUsable(page)
  })

  await test.step('the database or the line is away: There was an error sending the OTP.', async () => {
    const failure = 'There was an error sending the OTP.'
    database.cut()
    await login(page).click()
    await expect(number(page)).toHaveAccessibleDescription(new RegExp(failure))
    database.restore()
    await number(page).fill('')
    await number(page).fill(phone)
    await expect(number(page)).not.toHaveAccessibleDescription(new RegExp(failure))
    await context.setOffline(true)
    await login(page).click()
    await expectFieldError(number(page), failure)
    await context.setOffline(false)
  })

  await test.step('the code is asked for again at once, and comes', async () => {
    await login(page).click()
    await expect(code(page)).toBeFocused()
    await expect(toast(page, 'OTP sent successfully!')).toBeVisible()
  })

  await test.step('nobody can check it: There was an error verifying the OTP.', async () => {
    await code(page).fill(await ownServer.readCode(phone))
    const failure = 'There was an error verifying the OTP.'
    await context.setOffline(true)
    await verify(page).click()
    await expectFieldError(code(page), failure)
    await context.setOffline(false)
    await code(page).fill('')
    await code(page).fill(await ownServer.readCode(phone))
    await expect(code(page)).not.toHaveAccessibleDescription(failure)
  })

  await test.step('the code is spent before the line dies: the sign-in goes on all the same', async () => {
    ownServer.front.answerInstead(/^\/generateToken$/, {
      status: 502,
      type: 'text/html',
      body: '<h1>Bad gateway</h1>',
    })
    await verify(page).click()
    await expect(code(page)).toHaveAccessibleDescription('There was an error verifying the OTP.')
    ownServer.front.recover()
    await verify(page).click()
    await expect(toast(page, 'OTP verified successfully!')).toBeVisible()
    await expect(page).toHaveURL('/first_details')
  })

  await test.step('a suspended account is told so', async () => {
    await database.query('update accounts set suspended_at = now()')
    await page.reload()
    await expect(page).toHaveURL('/')
    await expect(toast(page, 'Invalid Credentials')).toBeVisible()
    await database.query("update login_codes set next_send_at = now() - interval '1 second'")
    await page.goto('/candidate_login')
    await number(page).fill(phone)
    await login(page).click()
    await expect(code(page)).toBeFocused()
    await code(page).fill(await ownServer.readCode(phone))
    await verify(page).click()
    await expectFieldError(number(page), 'This account is suspended. Please contact support')
  })

  await test.step('too many codes for one network', async () => {
    await database.query("update rate_limits set points = 1000 where key like 'codes-hour:%'")
    await login(page).click()
    await expectFieldError(number(page), 'Too many tries. Please wait a little')
  })
})
