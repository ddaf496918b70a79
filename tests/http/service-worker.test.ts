import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ pages: 'built' })
})
afterAll(() => testApp.close())

test('the service worker may ask this site, and nobody else', async () => {
  const { statusCode, headers } = await callApi(testApp, 'GET', '/service-worker.js?title=a')
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  )
})

test('the offline page brings the words for kept pages, and stays out of search engines', async () => {
  const { body } = await callApi(testApp, 'GET', '/offline')
  expect(body).toContain('data-kept-words="You are offline. This is the copy of {time}."')
  expect(body).toContain('<meta name="robots" content="noindex, follow"/>')
})
