import { expect } from '@playwright/test'
import { postLiveJob } from '../live-jobs.ts'
import type { Screen } from './screen.ts'

/** Longer than anything that a line holds on a phone. */
const titleOf = (word: string) => `${word} International Customer Relationship Executive, nights`

export const applySheetScreen: Screen = {
  name: 'the apply sheet',
  isCore: true,
  prepare: async ({ prepare, word }) => {
    const question = {
      libraryName: 'englishLevel',
      words: '',
      kind: 'choice',
      choices: ['none', 'little', 'good', 'veryGood'],
      isMustHave: true,
      wanted: ['veryGood'],
      least: null,
      most: null,
    }
    const typing = {
      ...question,
      libraryName: 'typingSpeed',
      kind: 'number',
      choices: [],
      isMustHave: false,
      wanted: [],
    }
    const questions = JSON.stringify([question, typing])
    const jobId = await postLiveJob(prepare, { jobTitle: titleOf(word), questions })
    return { path: `/job_details/${jobId}?apply=1`, person: await prepare.createCandidate() }
  },
  states: {
    open: async ({ page }) => {
      await expect(page.getByRole('heading', { name: /will see$/ })).toBeVisible()
    },
    'with mistakes': async ({ page }) => {
      await page.getByRole('button', { name: 'Apply Now' }).click()
      await expect(page.getByText('Choose one')).toBeVisible()
    },
    'missing a must-have': async ({ page }) => {
      await page.getByRole('radio', { name: 'A little' }).check()
      await page.getByRole('button', { name: 'More' }).click()
      await expect(page.getByText('This job needs: Very good.')).toBeVisible()
    },
    sent: async ({ page }) => {
      await page.getByRole('button', { name: 'Apply Now' }).click()
      await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    },
    'as an application': async ({ page, word }) => {
      await page.goto('/my_applications')
      await page.getByRole('link', { name: titleOf(word) }).click()
      await page.getByRole('button', { name: 'See', exact: true }).click()
      await expect(page.getByText('A little')).toBeVisible()
    },
  },
}

export const typingTestScreen: Screen = {
  name: 'typing test',
  prepare: async ({ prepare }) => ({
    path: '/typing_test/hi',
    person: await prepare.createCandidate(),
  }),
  states: {
    explained: async ({ page }) => {
      await expect(page.getByText('3 tries left today')).toBeVisible()
    },
    'being taken': async ({ page }) => {
      await page.getByRole('button', { name: 'Begin' }).click()
      await page.getByRole('textbox', { name: 'Type here' }).fill('नमस्ते, फ़ोन करने के लिए')
    },
  },
}
