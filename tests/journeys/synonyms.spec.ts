import { newWord } from './support/approvals.ts'
import { countAsMissed } from './support/database.ts'
import { toast } from './support/messages.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

test('S1-37: an admin teaches search a word @desktop', async ({ page, prepare, enter }) => {
  const word = newWord().toLowerCase()
  await enter(prepare.admin())
  await page.goto('/admin-settings')
  await page.getByRole('link', { name: 'See search words' }).click()
  await page.getByRole('button', { name: 'Add a word' }).click()
  const form = page.getByRole('dialog', { name: 'Add a word' })
  await form.getByLabel('Words').fill(word)
  await form.getByLabel('Meaning').fill('back office')
  await form.getByLabel('Same as the filter').selectOption('Back Office')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Word saved')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search the words' }).fill(word)
  const line = page.getByRole('listitem').filter({ hasText: word })
  await expect(line).toContainText('means back office')

  await line.getByRole('button', { name: `Change ‘${word}’` }).click()
  const change = page.getByRole('dialog', { name: 'What does it mean?' })
  await change.getByLabel('Meaning').fill(`${word} work`)
  await change.getByLabel('Same as the filter').selectOption('No filter')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(line.filter({ hasText: `means ${word} work` }).first()).toBeVisible()

  await line.getByRole('button', { name: `Remove ‘${word}’` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toast(page, 'Word removed')).toBeVisible()
  await expect(line.getByText(word, { exact: true })).toHaveCount(0)

  const missed = `${word} polisher`
  await countAsMissed(missed)
  await page.getByRole('tab', { name: 'Words that find nothing' }).click()
  const found = page.getByRole('listitem').filter({ hasText: missed })
  await expect(found).toContainText('Typed 9 times')
  await found.getByRole('button', { name: `Add what ‘${missed}’ means` }).click()
  await expect(form.getByLabel('Words')).toHaveValue(missed)
  await form.getByLabel('Meaning').fill('back office')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Word saved')).toBeVisible()
  await expect(found).toHaveCount(0)
})
