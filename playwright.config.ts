import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/journeys/support/chromium.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/support/global-setup.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  use: {
    // Known once the set-up has started the product; each worker reads this file again after it.
    baseURL: process.env['JOURNEYS_ADDRESS'],
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // A journey for one kind of device says so in its title.
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
