import { randomUUID } from 'node:crypto'
import { newPhone } from './support/people.ts'
import { makeAdmin } from './support/second-factor.ts'
import { expect, test } from './support/test.ts'

test('S2-990: an admin blocks a company, a second one agrees, applicants read what to do, and the block is undone @desktop @both @core', async ({
  page,
  prepare,
  enter,
}) => {
  test.setTimeout(120_000)
  const company = `Teevra ${randomUUID().slice(0, 8)}`
  const employer = await prepare.createEmployer({ organizationname: company })
  // A contact of its own: the jobs of all others would share one with a blocked job.
  const jobId = await prepare.postJob(employer, {
    jobTitle: `Rider ${randomUUID().slice(0, 8)}`,
    mobileNumber: newPhone(),
    email: `hr@teevra${randomUUID().slice(0, 8)}.example`,
  })
  await prepare.setJobStatus(jobId, 'accepted')
  const applicant = await prepare.createApplicant(jobId, 'Neha Kulkarni')

  await enter(prepare.admin())
  await page.goto(`/organisations?show=all&q=${encodeURIComponent(company)}`)
  await page.getByRole('link', { name: company }).click()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Block ${company}?` })
  await expect(dialog.getByText('1 job leaves the site at once')).toBeVisible()
  await dialog.getByRole('button', { name: 'Freeze and block' }).click()
  await expect(dialog.getByText('Choose a reason').first()).toBeVisible()
  await dialog.getByRole('radio', { name: 'Asked for money' }).check()
  await dialog.getByLabel('What you found').fill('Three people were asked for 500 rupees.')
  await dialog.getByRole('button', { name: 'Freeze and block' }).click()
  await expect(page.getByText(/^Frozen by .*Asked for money/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Agree' })).toHaveCount(0)

  const phone = String(9_000_000_000 + Math.floor(Math.random() * 999_999_999))
  await makeAdmin(phone)
  await enter(await prepare.signIn('admin', phone))
  await page.goto(`/blocks?q=${encodeURIComponent(company)}`)
  const row = page.getByRole('listitem').filter({ hasText: company })
  await expect(row).toContainText('Waits for a second admin')
  await row.getByRole('button', { name: `Agree ${company}` }).click()
  await expect(row).toContainText('Final')

  await enter(applicant)
  await page.goto('/my_applications')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Rider/ })
    .click()
  await expect(page.getByRole('heading', { name: 'We stopped this company' })).toBeVisible()
  await expect(page.getByText(/call 1930 today/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 1930' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^(?:Call|WhatsApp)(?! 1930)/ })).toHaveCount(0)

  await enter(prepare.admin())
  await page.goto(`/blocks?q=${encodeURIComponent(company)}`)
  await row.getByRole('button', { name: `Unblock ${company}` }).click()
  const ending = page.getByRole('dialog', { name: `Unblock ${company}?` })
  await ending.getByLabel('Why').fill('It was another company of this name.')
  await ending.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText(`${company} is unblocked`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No block fits' })).toBeVisible()

  await page.getByLabel('Number, 10 digits').fill('12345')
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByText('Write what you found').first()).toBeVisible()
})
