import { randomUUID } from 'node:crypto'
import { pngBytes } from '../support/fixtures.ts'
import { addCompanyToCheck, gstin } from './support/companies.ts'
import { expect, test } from './support/test.ts'

type Mail = { readonly to: string; readonly subject?: string }

test('S1-900: an employer proves a work e-mail by its code, and sends papers and a photo @phone @both @core', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.goto('/employee_profile')
  await page.getByRole('link', { name: 'Company', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Phone checked' })).toBeVisible()

  await page.getByRole('button', { name: 'Add a work e-mail' }).click()
  const email = page.getByLabel('Work e-mail')
  await expect(email).toBeFocused()
  await email.fill('hr@gmail.com')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect(email).toHaveAccessibleDescription(/Anyone can get this mailbox/)
  const address = `hr@${randomUUID()}.example`
  await email.fill(address)
  await page.getByRole('button', { name: 'Send a code' }).click()

  const code = page.getByLabel('Code from the mail')
  await code.fill(await codeTo(address))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Work e-mail checked' })).toBeVisible()

  await page.getByRole('button', { name: 'Add the GSTIN' }).click()
  await page.getByRole('textbox', { name: /^GSTIN/ }).fill(gstin.toLowerCase())
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(new RegExp(`${gstin}, sent on`))).toBeVisible()

  // A cheap phone takes its time to make a photo smaller; the form waits for it.
  await page.evaluate(() => {
    const decode = window.createImageBitmap.bind(window)
    window.createImageBitmap = async (image: ImageBitmapSource) => {
      await new Promise((resolve) => addEventListener('goOn', resolve, { once: true }))
      return decode(image)
    }
  })
  await page.getByRole('button', { name: 'Add a photo', exact: true }).click()
  await page.getByLabel('Photo of the board').setInputFiles({
    name: 'board.png',
    mimeType: 'image/png',
    buffer: pngBytes({ width: 1200, height: 900, incompressible: true }),
  })
  await page.getByLabel('Pincode in the photo').fill('201301')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Making it small enough to send…')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('goOn')))
  await expect(page.getByText(/Pincode 201301, sent on/)).toBeVisible()

  async function codeTo(to: string): Promise<string> {
    let code: string | undefined
    await expect
      .poll(async () => {
        const sent: Mail[] = await (await page.request.get('/dev/outbox.json')).json()
        const mail = sent.find((each) => each.to === to)
        code = mail?.subject?.match(/\d{6}/)?.[0]
        return code
      })
      .toBeDefined()
    return code ?? ''
  }
})

test('S1-901: an admin says what holds, and the company is told @desktop @both @long', async ({
  page,
  prepare,
  enter,
}) => {
  const name = `Calls ${randomUUID().slice(0, 8)}`
  await addCompanyToCheck({ prepare, page }, name)
  await enter(prepare.admin())
  await page.goto('/section-5')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Companies/ })
    .click()
  await page.getByRole('searchbox', { name: 'Name, phone or e-mail' }).fill(name)
  await expect(page).toHaveURL(/q=Calls/)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'GSTIN holds' }).click()
  await expect(page.getByText(new RegExp(`${gstin}, checked on`))).toBeVisible()
  await page.getByRole('button', { name: 'GSTIN fails' }).click()
  await page.getByRole('button', { name: /not active any more/ }).click()
  await expect(page.getByText('Failed', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'GSTIN holds' })).toHaveCount(0)
  await page.getByRole('link', { name: 'See the audit record' }).click()
  await expect(page.getByText(/GSTIN fails/).first()).toBeVisible()
})
