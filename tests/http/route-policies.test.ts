import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { routePolicies } from '#contract/route-policies.ts'
import { watchRoutes } from '#server/http/binding/route-registry.ts'
import { createWorld } from '#tests/support/access-world.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { pngFile } from '#tests/support/fixtures.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addPaidJob, createPayingEmployer } from '#tests/support/paid-jobs.ts'
import { saveCandidate } from '#tests/support/profile-factories.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(await createTestApp({ razorpay }))
const world = await createWorld(testApp, razorpay)
const visitors = Object.values(world.actors).map((actor) => actor('admin'))

/** What each kind of person is answered at an address, none of which should differ. */
async function askAsEach(method: 'GET' | 'HEAD' | 'POST', url: string) {
  const replies = []
  for (const viewer of visitors) {
    replies.push(await (viewer ? viewer.call(method, url) : callApi(testApp, method, url)))
  }
  return replies
}

const pathsWith = (policy: string) =>
  Object.entries(routePolicies).flatMap(([path, each]) => (each === policy ? [path] : []))

describe('Z1: no path without a declared policy', () => {
  test('lets the server start', () => {
    const app = fastify()
    const requirePolicies = watchRoutes(app)
    const handler = async () => 'told'
    app.get(endpoints.getJob.path, handler)
    app.get('/healthz', handler)
    expect(requirePolicies).not.toThrow()
    app.get('/api/everything', handler)
    app.delete(endpoints.getJob.path, handler)
    expect(requirePolicies).toThrow('GET /api/everything')
    expect(requirePolicies).toThrow(`DELETE ${endpoints.getJob.path}`)
  })

  test('every declared call is there', () => {
    for (const { method, path } of Object.values(endpoints)) {
      expect([path, testApp.app.hasRoute({ method, url: path })]).toEqual([path, true])
    }
  })
})

describe('Z1: what is open needs no session and gives one nothing more', () => {
  test.each([
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    '/healthz',
    '/readyz',
    '/api/docs',
  ])('%s', async (url) => {
    const replies = await askAsEach('GET', url)
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  })
})

describe('Z5, F6: a file opens by a signed link, and to nobody by their session', () => {
  test.each(['/files/', '/documents/'])('%s', async (path) => {
    expect(pathsWith('link').some((each) => each.startsWith(path))).toBe(true)
    const link = await linkUnder(path)
    const [bare = ''] = link.split('?')
    const other = bare.replace(/[\da-f-]{36}$/, crypto.randomUUID())
    const before = await fingerprint(testApp)
    for (const method of ['GET', 'HEAD'] as const) {
      for (const reply of await askAsEach(method, link)) expect(reply.statusCode).toBe(200)
      const missing = await callApi(testApp, method, link.replace(bare, other))
      for (const url of [bare, `${link}0`, link.replace('expires=', 'expires=1')]) {
        for (const reply of await askAsEach(method, url)) {
          expect([reply.statusCode, reply.body]).toEqual([404, missing.body])
        }
      }
    }
    expect(await fingerprint(testApp)).toBe(before)
  })

  test('/media/ does not know the private ones', async () => {
    const [bare = ''] = (await linkUnder('/files/')).split('?')
    for (const reply of await askAsEach('GET', bare.replace('/files/', '/media/'))) {
      expect(reply.statusCode).toBe(404)
    }
  })
})

describe('what the payment provider tells', () => {
  test('is believed for its signature alone, whoever sends it', async () => {
    const before = await fingerprint(testApp)
    for (const reply of await askAsEach('POST', '/api/webhooks/razorpay')) {
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'MALFORMED'])
    }
    expect(await fingerprint(testApp)).toBe(before)
  })
})

describe('Z1: what is for demonstrations', () => {
  test('is not there otherwise', async () => {
    const real = await createTestApp({ config: { isDemonstration: false } })
    for (const path of pathsWith('demonstration')) {
      const reply = await callApi(real, 'GET', path.replace(':id', '1'))
      expect([path, reply.statusCode]).toEqual([path, 404])
    }
    await real.close()
  })
})

async function linkUnder(path: string): Promise<string> {
  if (path === '/files/') {
    const reply = await expectOk(saveCandidate(world.applicant, { profile: pngFile() }))
    return reply.json().profileUrl
  }
  const employer = await createPayingEmployer(testApp)
  const { jobId } = await addPaidJob(razorpay, employer)
  const reply = await expectOk(employer.call('GET', `/api/jobs/${jobId}/invoice-link`))
  return reply.json().invoiceUrl
}
