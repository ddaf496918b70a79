import { expect, test } from './support/test.ts'
import { newPhone } from './support/people.ts'
import { signIn } from './support/sign-in.ts'

test('a new employer makes a profile and lands on the dashboard', async ({ page, prepare }) => {
  await signIn(page, prepare, 'employer', newPhone())
  await expect(page.getByRole('heading', { name: 'Create Your Profile' })).toBeVisible()
})
