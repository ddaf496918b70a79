import { randomUUID } from 'node:crypto'
import { localeCookie } from '../../src/contract/i18n/locale-address.ts'
import { postWaitingJobs } from './support/approvals.ts'
import { expectHindi } from './support/hindi-texts.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { expect, test } from './support/test.ts'

/* The main way of each role in Hindi, where no English is left on its screens. */

test.use({ locale: 'hi-IN', reusesContext: true })

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: localeCookie, value: 'hi', url: String(baseURL) }])
})

test(
  'S1-57: a candidate searches and applies in Hindi @core',
  { tag: '@phone' },
  async ({ page, prepare, enter }) => {
    const jobTitle = `H${randomUUID().slice(0, 8)}`
    await postLiveJob(prepare, { jobTitle })
    await page.goto('/hi')
    await expectHindi(page)
    await enter(await prepare.createCandidate())
    await page.goto('/hi/jobsearch')
    await page.getByRole('combobox', { name: 'नौकरी का नाम खोजें' }).fill(jobTitle)
    await expect(page.getByRole('heading', { name: '1 नौकरी' })).toBeVisible()
    await expectHindi(page)

    await page.getByRole('link', { name: jobTitle }).click()
    await expect(page.getByRole('heading', { level: 1, name: jobTitle })).toBeVisible()
    await expectHindi(page)
    await page.getByRole('link', { name: 'अभी अप्लाई करें' }).filter({ visible: true }).click()
    const sheet = page.getByRole('dialog', { name: 'अप्लाई करें' })
    await expect(sheet).toContainText('Vaani Connect को क्या दिखेगा')
    await expectHindi(page)

    await sheet.getByRole('button', { name: 'अभी अप्लाई करें' }).click()
    await expect(page.getByText('इस नौकरी के लिए आपकी प्रोफ़ाइल भेज दी गई है')).toBeInViewport()
    await expectHindi(page)
    await page.goto('/hi/candidate_profile')
    await expect(page.getByText('1 नौकरी के लिए अप्लाई किया।')).toBeVisible()
    await expectHindi(page)
  },
)

test(
  'S1-57: an employer posts a job and shortlists in Hindi @long',
  { tag: '@desktop' },
  async ({ page, prepare, enter }) => {
    const jobTitle = `H${randomUUID().slice(0, 8)}`
    await enter(await prepare.createEmployer())
    await page.goto('/hi/postjob')
    await page.getByLabel('किस कंपनी के लिए लोग चाहिए').fill('Vaani Connect')
    await page.getByLabel('नौकरी का नाम').fill(jobTitle)
    await page.getByRole('textbox', { name: 'तनख़्वाह, इतने से' }).fill('16000')
    await page.getByRole('textbox', { name: 'तनख़्वाह, इतने तक' }).fill('22000')
    await page.getByLabel('काम के घंटे').fill('9')
    await page.getByRole('textbox', { name: 'काम के बारे में' }).fill('Call customers.')
    await page.getByLabel('ऊपर वाला पता ही').check()
    await page.getByLabel('12वीं पास').check()
    await expectHindi(page)
    await page.getByRole('button', { name: 'आगे बढ़ें', exact: true }).click()
    await expect(page).toHaveURL('/hi/pricing_page')
    await expectHindi(page)
    await page.getByRole('button', { name: 'मुफ़्त में डालें' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectHindi(page)
    await page.goto('/hi/employee_dashboard')
    await expect(page.getByText(jobTitle).filter({ visible: true })).toBeVisible()
    await expectHindi(page)

    const link = page.getByRole('link', { name: 'Vaani Connect', exact: true })
    const jobId = (await link.getAttribute('href'))?.split('jobId=')[1] ?? ''
    await prepare.setJobStatus(jobId, 'accepted')
    await prepare.createApplicant(jobId, 'Pooja Verma')
    await page.goto(`/hi/responses/${jobId}`)
    await expect(page.getByRole('article', { name: 'Pooja Verma' })).toBeVisible()
    await expectHindi(page)
    await page.getByRole('button', { name: 'चुनें Pooja Verma' }).click()
    await expect(page.getByText('Pooja Verma को चुना')).toBeVisible()
    await expectHindi(page)
  },
)

test(
  'S1-57: an admin accepts a job in Hindi @long',
  { tag: '@desktop' },
  async ({ page, prepare, enter }) => {
    const word = `H${randomUUID().slice(0, 8)}`
    await postWaitingJobs(prepare, word, 1)
    await enter(prepare.admin())
    await page.goto(`/hi/section-5?q=${word}`)
    await expect(page.getByRole('heading', { name: `${word} 1` })).toBeVisible()
    await expectHindi(page)
    await page
      .getByRole('button', { name: /^मंज़ूर करें/ })
      .filter({ visible: true })
      .click()
    await expect(page.getByText('नई स्थिति: मंज़ूर')).toBeVisible()
    await expectHindi(page)
  },
)
