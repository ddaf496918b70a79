import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { addTimes, checkInPath, invitationToken } from '#tests/support/interviews.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { signIn } from '#tests/support/viewers.ts'
import { createStopTokens } from '#server/features/messages/stop-token.ts'

// The choice of the language is a page only where there is a choice.
const languages = ['en', 'hi'] as const
const testApp = closeAfterAll(await createTestApp({ pages: 'built', config: { languages } }))

const buildSchema = z.object({
  assets: z.object({
    routes: z.record(z.string(), z.object({ path: z.string().optional(), module: z.string() })),
  }),
})

test('every page has one title and says once what it is about', async () => {
  const candidate = await signIn(testApp, 'candidate')
  const employer = await createEmployer(testApp)
  const admin = await signIn(testApp, 'admin')
  const jobId = await addLiveJob(testApp, { employer, admin }, { companyName: 'Shah Services' })
  const read = await expectOk(candidate.call('GET', `/api/jobs/${jobId}`))
  const company = read.json<{ companySlug: string }>().companySlug
  const stopTokens = createStopTokens(testApp.composition.config.appSecret)
  const stop = stopTokens.write({
    accountId: candidate.accountId,
    purpose: 'applications',
    channel: 'push',
  })
  const [time] = await addTimes(testApp, { employer, jobId })
  const applicationId = await addApplication(await createCandidate(testApp), jobId)
  await expectOk(
    employer.call('POST', `/api/jobs/${jobId}/invitations`, {
      json: { people: [applicationId], timeId: time?.id },
    }),
  )
  const invitation = invitationToken(testApp, applicationId)
  const entry = join(import.meta.dirname, '../../build/server/index.js')
  const build: unknown = await import(pathToFileURL(entry).href)
  const routes = Object.values(buildSchema.parse(build).assets.routes)
  const paths = routes
    .flatMap(({ path }) => (path === undefined || path === '*' ? [] : [`/${path}`]))
    .map((path) =>
      path
        .replace('/check-in/:token', checkInPath(testApp, jobId))
        .replace('interview/:token', `interview/${invitation}`)
        .replace('companies/:slug', `companies/${company}`)
        .replace('report/:slug', `report/x-${jobId}`)
        .replace('/:slug', '/telesales')
        .replace(':jobId', 'some-job')
        .replace(':token', stop),
    )
  expect(paths.length).toBeGreaterThan(30)
  for (const path of ['/', ...paths]) {
    const html = (await callApi(testApp, 'GET', path)).body
    const titles = html.match(/<title>[^<]+<\/title>/g) ?? []
    const described = html.match(/<meta name="description" content="[^"]{20,}"/g) ?? []
    expect([path, titles.length, described.length]).toEqual([path, 1, 1])
  }
})
