import { postLiveJob } from './support/live-jobs.ts'
import { newWord } from './support/approvals.ts'
import { newPhone } from './support/people.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedRefusals: [/\/api\/places\/near/] })

const noida = { latitude: 28.5712, longitude: 77.3241 }
const london = { latitude: 51.5, longitude: -0.12 }

test('S4-69: a newcomer lets the phone say the pincode @phone', async ({ page, prepare }) => {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(london)
  await signIn(page, prepare, 'candidate', newPhone())
  await page.getByRole('textbox', { name: 'What is your name?' }).fill('Pooja Kumari')
  await page.getByRole('button', { name: 'I agree, next' }).click()
  await page.getByRole('button', { name: 'Use my place' }).click()
  await expect(page.getByText('We found no Indian pincode near you')).toBeVisible()
  await page.context().setGeolocation(noida)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/places/near'))
  await page.getByRole('button', { name: 'Use my place' }).click()
  // To a kilometre, and in no address.
  expect((await sent).postDataJSON()).toEqual({ latitude: 28.57, longitude: 77.32 })
  await expect(page.getByText('Found Noida, Uttar Pradesh')).toBeVisible()
})

test('S4-69: jobs near the phone, or the pincode by hand where it may not say it @phone @long', async ({
  page,
  prepare,
}) => {
  const word = newWord()
  await postLiveJob(prepare, { jobTitle: word })
  await page.goto(`/jobs?q=${word}`)
  await page.getByRole('button', { name: 'Near me' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Use my place' }).click()
  await expect(dialog.getByText('Location is off for this site.')).toBeVisible()
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(noida)
  await dialog.getByRole('button', { name: 'Use my place' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/near=2013\d\d/)
  await expect(page.getByRole('article')).toHaveCount(1)
})
