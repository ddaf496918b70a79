import { expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const testApp = closeAfterAll(await createTestApp({ pages: 'built' }))

test('the service worker may ask this site, and nobody else', async () => {
  const { statusCode, headers } = await callApi(testApp, 'GET', '/service-worker.js?title=a')
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  )
})

test('the offline page brings the words for kept pages, and stays out of search engines', async () => {
  const { body } = await callApi(testApp, 'GET', '/offline')
  expect(body).toContain('data-cached-words="No internet. These details are from {time}."')
  expect(body).toContain('<meta name="robots" content="noindex, follow"/>')
})
