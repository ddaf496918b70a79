import { expect } from '@playwright/test'
import { postLiveJob, postLiveJobs } from '../live-jobs.ts'
import { fieldError, toast } from '../messages.ts'
import { applySheetScreen, typingTestScreen } from './apply-screen.ts'
import type { Screen, Stage } from './screen.ts'

/** Longer than anything that a line holds on a phone. */
const longTitle = (word: string) => `${word} International Customer Relationship Executive, nights`
const longEmail = 'venkataraghavan.krishnamurthy@sahajdeskconnect.example'

const section = (page: Stage['page'], name: string) => page.getByRole('region', { name })

export const candidateScreens: readonly Screen[] = [
  applySheetScreen,
  {
    name: 'profile in questions',
    prepare: async ({ prepare }) => ({
      path: '/first_details',
      person: await prepare.signIn('candidate'),
    }),
    states: {
      'the name': async ({ page }) => {
        await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeVisible()
      },
      'a mistake': async ({ page }) => {
        await page.getByRole('button', { name: 'I agree, next' }).click()
        await expect(fieldError(page, 'Name is required')).toBeVisible()
      },
      'the place': async ({ page }) => {
        await page.getByRole('textbox', { name: 'What is your name?' }).fill('Ravi Kumar')
        await page.getByRole('button', { name: 'I agree, next' }).click()
        await page.getByRole('textbox', { name: 'Where do you live?' }).fill('201301')
        await expect(page.getByText('Found Noida, Uttar Pradesh')).toBeVisible()
      },
      'the languages': async ({ page }) => {
        await page.goto('/first_details?part=languages')
        await expect(page.getByRole('group', { name: 'Hindi' })).toBeVisible()
      },
      'the pay': async ({ page }) => {
        await page.goto('/first_details?part=pay')
        await expect(page.getByText('HR does not see this number.')).toBeVisible()
      },
    },
  },
  {
    name: 'first details',
    prepare: async ({ prepare }) => ({
      path: '/first_details/all',
      person: await prepare.signIn('candidate'),
    }),
    states: {
      empty: async ({ page }) => {
        await expect(
          page.getByRole('heading', { name: 'Fill Your Details To Check New Openings' }),
        ).toBeVisible()
      },
      'with mistakes': async ({ page }) => {
        await page.getByRole('button', { name: 'Next: Where you live' }).click()
        await expect(fieldError(page, 'Name is required')).toBeVisible()
      },
      'with the calendar': async ({ page }) => {
        await page.getByRole('button', { name: 'Choose your date of birth' }).click()
        await expect(page.getByRole('dialog', { name: 'Date of Birth' })).toBeVisible()
      },
      'where one lives': async ({ page }) => {
        await page.keyboard.press('Escape')
        await page.getByRole('textbox', { name: 'Name' }).fill('Ravi Kumar')
        await page.getByRole('textbox', { name: 'Date of Birth' }).fill('01011999')
        await page.getByRole('radio', { name: 'Male', exact: true }).check()
        await page.getByRole('textbox', { name: 'Email' }).fill(longEmail)
        await page.getByRole('button', { name: 'Next: Where you live' }).click()
        await page.getByRole('textbox', { name: 'Current address' }).fill('12 Ring Road')
        await page.getByRole('textbox', { name: 'Pincode' }).fill('000000')
        await expect(fieldError(page, 'Invalid Pincode!')).toBeVisible()
        await page.getByRole('textbox', { name: 'Pincode' }).fill('201301')
        await expect(page.getByText('Found Noida, Uttar Pradesh')).toBeVisible()
      },
      'education and work': async ({ page }) => {
        await page.getByRole('button', { name: 'Next: Education and work' }).click()
        await page.getByRole('combobox', { name: 'Education' }).selectOption('10th Passed')
        await page.getByRole('radio', { name: '0-1 yr' }).check()
        await expect(page.getByRole('textbox', { name: 'Past job experience' })).toBeVisible()
      },
      saved: async ({ page }) => {
        await page.getByRole('radio', { name: 'Fresher' }).check()
        await page.getByRole('checkbox', { name: /^I agree that my data/ }).check()
        await page.getByRole('button', { name: 'Submit' }).click()
        await expect(
          page.getByRole('dialog', { name: 'Your Profile has been updated' }),
        ).toBeVisible()
      },
    },
  },
  {
    name: 'job search',
    isCore: true,
    refusals: [/\/api\/(allJobs|public\/job-counts)/],
    prepare: async ({ prepare, word }) => {
      await postLiveJobs(prepare, 3, (index) => ({
        jobTitle: index === 1 ? longTitle(word) : `${word} Executive`,
      }))
      return { path: `/jobsearch?q=${word}`, person: await prepare.createCandidate() }
    },
    states: {
      'with jobs': async ({ page }) => {
        await expect(page.getByRole('heading', { name: '3 jobs' })).toBeVisible()
      },
      'with its filters': async ({ page }) => {
        const button = page.getByRole('button', { name: /^(All f|F)ilters/ })
        await button.filter({ visible: true }).click()
        await expect(page.getByRole('button', { name: 'Show 3 jobs' })).toBeVisible()
      },
      'without a job': async ({ page, word }) => {
        await page.goto(`/jobsearch?q=${word}nobody&education=12thPassed`)
        await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
      },
      'with jobs that are close': async ({ page, word }) => {
        await page.goto(`/jobsearch?q=${word}&salary=100000`)
        await expect(
          page.getByRole('link', { name: 'Search without “Salary”: 3 jobs' }),
        ).toBeVisible()
        await expect(page.getByRole('article')).toHaveCount(3)
      },
      'without a connection': async ({ page, word }) => {
        await page.context().setOffline(true)
        await page
          .getByRole('combobox', { name: /Job title|What work/i })
          .filter({ visible: true })
          .fill(`${word} Executive`)
        await expect(page.getByText('No internet connection. Please try again')).toBeVisible()
      },
    },
  },
  {
    name: 'a job',
    prepare: async ({ prepare, word }) => {
      const jobId = await postLiveJob(prepare, {
        jobTitle: longTitle(word),
        email: longEmail,
        jobDescription: `${'Answer calls of customers. '.repeat(8)}The last words.`,
      })
      return { path: `/job_details/${jobId}`, person: await prepare.createCandidate() }
    },
    states: {
      read: async ({ page }) => {
        await page.getByRole('button', { name: 'read more' }).click()
        await page.getByRole('button', { name: 'Click here to contact HR' }).click()
        await expect(toast(page, 'Apply for the job to view details')).toBeVisible()
      },
      'asks what is wrong with it': async ({ page }) => {
        await page.getByRole('button', { name: 'Report this job' }).click()
        await page.getByRole('button', { name: 'Send the report' }).click()
        await expect(fieldError(page, 'Choose what is wrong')).toBeVisible()
      },
    },
  },
  {
    name: 'applying for a job',
    prepare: async ({ prepare, word }) => {
      const jobId = await postLiveJob(prepare, { jobTitle: longTitle(word) })
      return { path: `/applyform/${jobId}`, person: await prepare.createCandidate() }
    },
    states: {
      filled: async ({ page }) => {
        await expect(
          page.getByRole('heading', { name: 'Fill Your Details to Apply for Jobs Directly' }),
        ).toBeVisible()
      },
      'with mistakes': async ({ page }) => {
        const about = section(page, 'About you')
        await section(page, 'Documents')
          .getByLabel('Resume (PDF)')
          .setInputFiles({
            name: 'curriculum-vitae-with-a-very-long-name-indeed.docx',
            mimeType: 'text/plain',
            buffer: Buffer.from('no pdf'),
          })
        await about.getByRole('button', { name: 'Edit' }).click()
        await about.getByRole('textbox', { name: 'Name' }).fill('')
        await about.getByRole('textbox', { name: 'Date of Birth' }).fill('01-01-2020')
        const onwards = page.getByRole('button', { name: /^(Submit|Next: )/ })
        await onwards.filter({ visible: true }).click()
        await expect(fieldError(page, 'Name is required')).toBeVisible()
      },
    },
  },
  {
    name: 'a job applied for',
    prepare: async ({ prepare, word }) => {
      const jobId = await postLiveJob(prepare, { jobTitle: longTitle(word), email: longEmail })
      const person = await prepare.createCandidate()
      await prepare.apply(person, jobId)
      return { path: `/job_details/${jobId}`, person }
    },
    states: {
      read: async ({ page }) => {
        await expect(page.getByRole('link', { name: longEmail })).toBeVisible()
      },
      'with the response': async ({ page }) => {
        await page.getByRole('button', { name: 'Check Response' }).click()
        await expect(page.getByRole('dialog', { name: 'Your application' })).toBeVisible()
      },
      'with the ways to HR': async ({ page }) => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Click here to contact HR' }).click()
        await expect(page.getByRole('link', { name: 'Call HR' })).toBeVisible()
      },
      'among the applications': async ({ page, word }) => {
        await page.goto('/candidate_profile#applications')
        await expect(section(page, 'My Applications')).toContainText(word)
      },
    },
  },
  {
    name: 'an application for a job that is verified anew',
    isLikeAnother: true,
    prepare: async ({ prepare }) => {
      const jobId = await postLiveJob(prepare)
      const person = await prepare.createCandidate()
      await prepare.apply(person, jobId)
      await prepare.setJobStatus(jobId, 'waiting')
      return { path: '/candidate_profile#applications', person }
    },
    states: {
      explained: async ({ page }) => {
        await page.getByRole('button', { name: 'Check Response' }).click()
        await expect(page.getByRole('dialog', { name: 'Under Progress' })).toBeVisible()
      },
    },
  },
  {
    name: 'my applications',
    prepare: async ({ prepare, word }) => {
      const jobId = await postLiveJob(prepare, { jobTitle: longTitle(word) })
      const person = await prepare.createCandidate()
      await prepare.apply(person, jobId)
      return { path: '/my_applications', person }
    },
    states: {
      read: async ({ page, word }) => {
        await expect(page.getByRole('tabpanel')).toContainText(word)
      },
      'with the question': async ({ page }) => {
        await page.getByRole('button', { name: /^Withdraw from/ }).click()
        await expect(
          page.getByRole('alertdialog', { name: 'Take back your application?' }),
        ).toBeVisible()
      },
    },
  },
  typingTestScreen,
  {
    name: 'saved jobs',
    prepare: async ({ prepare, word, page }) => {
      const jobId = await postLiveJob(prepare, { jobTitle: longTitle(word) })
      const person = await prepare.createCandidate()
      await page.request.post('/api/saved-jobs', {
        headers: { authorization: `Bearer ${person.token}` },
        data: { jobIds: [jobId] },
      })
      return { path: '/saved', person }
    },
    states: {
      read: async ({ page, word }) => {
        await expect(page.getByRole('list', { name: 'Saved jobs' })).toContainText(word)
      },
      'with none': async ({ page, word }) => {
        await page.getByRole('button', { name: `Save ${longTitle(word)}` }).click()
        await expect(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible()
      },
    },
  },
  {
    name: 'job alerts',
    prepare: async ({ prepare, word, page }) => {
      const person = await prepare.createCandidate()
      // What a person typed is known by where jobs have it.
      await postLiveJob(prepare, { jobTitle: `${word} night shift` })
      const search = { q: `${word} night shift`, near: '201301', within: '10', salary: '15000' }
      await page.request.post('/api/job-alerts', {
        headers: { authorization: `Bearer ${person.token}` },
        data: { search, frequency: 'daily' },
      })
      return { path: '/alerts', person }
    },
    states: {
      read: async ({ page, word }) => {
        await expect(page.getByRole('article')).toContainText(word)
      },
      'with a form': async ({ page }) => {
        await page.getByRole('button', { name: 'Make a new alert' }).click()
        await expect(page.getByRole('dialog', { name: 'Tell me about new jobs' })).toBeVisible()
      },
      paused: async ({ page }) => {
        await page.getByRole('button', { name: 'Close' }).click()
        await page.getByRole('article').getByRole('switch').click()
        await expect(page.getByText(/^Paused\. Starts again on/)).toBeVisible()
      },
      'with the question': async ({ page }) => {
        await page.getByRole('button', { name: /^Delete the alert/ }).click()
        await expect(page.getByRole('alertdialog', { name: 'Delete this alert?' })).toBeVisible()
      },
    },
  },
  {
    name: 'the resume',
    prepare: async ({ prepare }) => ({
      path: '/resume',
      person: await prepare.createCandidate({
        skills: 'Cold calling, MS Excel, typing '.repeat(9),
      }),
    }),
    states: {
      read: async ({ page }) => {
        await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible()
      },
    },
  },
  {
    name: 'the privacy of a candidate',
    prepare: async ({ prepare, word }) => {
      const jobId = await postLiveJob(prepare, { jobTitle: longTitle(word) })
      const person = await prepare.createCandidate({ email: longEmail })
      await prepare.apply(person, jobId)
      return { path: '/my-privacy', person }
    },
    states: {
      read: async ({ page, word }) => {
        await expect(section(page, 'Shared with employers')).toContainText(word)
      },
      'with mistakes': async ({ page }) => {
        await page.getByRole('button', { name: 'Send', exact: true }).click()
        await expect(fieldError(page, 'Please choose a topic')).toBeVisible()
      },
      'with a ticket': async ({ page }) => {
        const form = page.getByRole('form', { name: 'Complaints and questions' })
        await form.getByLabel('Topic').selectOption('Something else')
        await form.getByLabel('What is it about?').fill('a'.repeat(120))
        await form.getByRole('button', { name: 'Send' }).click()
        await expect(page.getByText(/^GR-\d{6}$/)).toBeVisible()
      },
      'asks for a code before it deletes': async ({ page }) => {
        await page.getByRole('button', { name: 'Delete my account' }).click()
        await page.getByRole('button', { name: 'Send a code' }).click()
        await expect(page.getByText(/^A code was sent to /)).toBeVisible()
      },
    },
  },
  {
    name: 'the candidate’s profile',
    needsOwnContext: true,
    refusals: [/\/api\/upload$/],
    prepare: async ({ prepare }) => ({
      path: '/candidate_profile',
      person: await prepare.createCandidate({ email: longEmail }),
    }),
    states: {
      folded: async ({ page }) => {
        await expect(page.getByRole('heading', { name: 'My Applications' })).toBeVisible()
      },
      'with its documents': async ({ page }) => {
        const documents = section(page, 'Documents')
        await documents.getByRole('button', { name: 'Edit' }).click()
        await documents.getByLabel('ID proof').selectOption('Aadhaar')
        await documents.getByLabel('Last 4 characters of the ID').fill('2341 2341 2346')
        await page.getByRole('button', { name: 'Submit' }).click()
        await expect(fieldError(page, /full Aadhaar number/)).toBeVisible()
      },
      'asks whether to log out': async ({ page }) => {
        await page.getByRole('button', { name: 'Logout' }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
      'has logged out': async ({ page }) => {
        await page.clock.install()
        await page.getByRole('button', { name: 'Yes, log out' }).click()
        await expect(page.getByRole('dialog', { name: 'Logged out successfully' })).toBeVisible()
      },
    },
  },
  {
    name: 'a job that is not there',
    refusals: [/\/api\/jobs\//],
    prepare: async ({ prepare }) => ({
      path: '/job_details/00000000-0000-7000-8000-000000000000',
      person: await prepare.createCandidate(),
    }),
    states: {
      told: async ({ page }) => {
        await expect(page.getByRole('heading', { name: 'No job found.' })).toBeVisible()
      },
    },
  },
]
