import { applyAsNewcomer, countingThumb, phoneBrowser } from './support/first-application.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { newPhone } from './support/people.ts'
import { expect, test } from './support/test.ts'

const mostTaps = 25
const mostCharacters = 60

test.use({ userAgent: phoneBrowser })

test('S1-800: somebody new finds a job on the home page and applies with few taps, without a file @phone @core', async ({
  page,
  prepare,
}) => {
  const title = `Tele${newPhone().slice(-5)}`
  await postLiveJob(prepare, { jobTitle: title })
  const phone = newPhone()
  const thumb = countingThumb()
  const readCode = () => prepare.readCode(phone)
  await applyAsNewcomer(page, thumb, { phone, readCode, words: title, title })
  expect(thumb.spent).toEqual({ taps: 24, characters: 43 })
  expect(thumb.spent.taps).toBeLessThanOrEqual(mostTaps)
  expect(thumb.spent.characters).toBeLessThanOrEqual(mostCharacters)
})
