import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/journeys/support/chromium.ts'
import { isCoreRun, isLongRun } from './tests/support/effort.ts'

/*
 * A journey runs on the device that its people mostly have: its file stands in one of these lists, or its title names the
 * device (@phone, @desktop). `npm test` runs those marked @core, one or two of each room; `npm run test:long` those marked
 * @long too, and those marked @both on the other device as well.
 */
const forDesktopsAlone = [
  'admin-edit',
  'dashboard',
  'employer-profile',
  'errors-admin',
  'errors-employer',
  'errors-payments',
  'errors-session',
  'gates',
  'payment-stand-in',
  'payments',
  'post-job',
  'provider-sign-in',
  'responses',
  'stored-files',
]
const forPhonesAlone = [
  'errors-candidate',
  'errors-forms',
  'errors-public',
  'errors-sign-in',
  'install',
  'deferred-hydration',
  'lost',
  'notifications',
  'offline',
  'post-job-steps',
  'profile-extras',
  'share-job',
  'sign-in',
]
const filesOf = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/support/global-setup.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  // They tell that something hangs. How fast it is, the bench tells.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    // It asks for pages in their place, where a journey could not cut or bend the line. Journeys about it let it in.
    serviceWorkers: 'block',
    // Known once the set-up has started the product; each worker reads this file again after it.
    baseURL: process.env['JOURNEYS_ADDRESS'],
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
  },
  ...(isCoreRun && { grep: /@core/ }),
  projects: [
    {
      name: 'phone',
      testIgnore: filesOf(forDesktopsAlone),
      grepInvert: isLongRun ? /@desktop(?!.*@both)/ : /@desktop|@long/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: filesOf(forPhonesAlone),
      grepInvert: isLongRun ? /@phone(?!.*@both)/ : /@phone|@long/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
