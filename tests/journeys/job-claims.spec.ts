import { randomUUID } from 'node:crypto'
import { makeAdmin } from './support/second-factor.ts'
import { expect, test } from './support/test.ts'

test('S2-985: an admin takes a job by a key; another one reads who has it and can decide nothing @desktop', async ({
  page,
  prepare,
  enter,
}) => {
  const title = `Rider ${randomUUID().slice(0, 8)}`
  const employer = await prepare.createEmployer()
  await prepare.postJob(employer, { jobTitle: title })
  const queue = `/section-5?q=${encodeURIComponent(title)}`
  await enter(prepare.admin())
  await page.goto(queue)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByText(/^With you until/)).toBeVisible()

  const phone = String(9_000_000_000 + Math.floor(Math.random() * 999_999_999))
  await makeAdmin(phone)
  await enter(await prepare.signIn('admin', phone))
  await page.goto(queue)
  await expect(page.getByText(/ is on this job until /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0)

  await enter(prepare.admin())
  await page.goto(queue)
  await page.getByRole('button', { name: 'Let go' }).click()
  await expect(page.getByRole('button', { name: /^Take it for 30 minutes/ })).toBeVisible()
})
