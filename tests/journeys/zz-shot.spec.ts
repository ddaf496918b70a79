import { postLiveJobs } from './support/live-jobs.ts'
import { expect, test } from './support/test.ts'
test('shot @phone @both', async ({ page, prepare, enter }) => {
  await postLiveJobs(prepare, 6, (i) => ({ jobTitle: `Telecaller ${i}` }))
  const w = page.viewportSize()?.width
  await page.goto('/jobs?q=telecaller')
  await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/shots/find-pub-${w}.png` })
  await page.goto('/report/x-' + ((await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? '').slice(-36))
  await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/shots/report-${w}.png`, fullPage: true })
  await enter(await prepare.createCandidate())
  await page.goto('/jobsearch?near=201301')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/shots/find-${w}.png` })
  const b = page.getByRole('button', { name: /^(All f|F)ilters/ }).filter({ visible: true })
  await b.click()
  await page.waitForTimeout(800)
  await page.screenshot({ path: `/tmp/shots/find-sheet-${w}.png` })
})
