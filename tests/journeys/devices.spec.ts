import { toast } from './support/messages.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

test('S1-33: a candidate signs their other devices out, one and then all @phone', async ({
  page,
  prepare,
  enter,
  request,
}) => {
  const candidate = await prepare.createCandidate()
  await enter(candidate)
  const others = [
    await prepare.signIn('candidate', candidate.phone),
    await prepare.signIn('candidate', candidate.phone),
    await prepare.signIn('candidate', candidate.phone),
  ]
  const countAlive = async () => {
    const replies = await Promise.all(
      others.map(({ token }) =>
        request.post('/api/check_auth', { headers: { authorization: `Bearer ${token}` } }),
      ),
    )
    return replies.filter((reply) => reply.ok()).length
  }

  await page.goto('/candidate_profile')
  await page.getByRole('link', { name: 'See devices' }).click()
  await expect(page.getByRole('heading', { name: 'Signed-in devices', level: 1 })).toBeVisible()
  const devices = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') })
  await expect(devices).toHaveCount(4)
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)

  await devices.first().getByRole('button', { name: 'Sign out' }).click()
  await expect(toast(page, 'That device is now signed out')).toBeVisible()
  await expect(devices).toHaveCount(3)
  expect(await countAlive()).toBe(2)

  await page.getByRole('button', { name: 'Sign out all others' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all others' }).click()
  await expect(page.getByText('You are signed in only on this device.')).toBeVisible()
  await expect(devices).toHaveCount(1)
  expect(await countAlive()).toBe(0)
})
