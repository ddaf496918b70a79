import { expect, it } from 'vitest'
import { pageUrl } from './page-url.ts'

it.each([
  ['/jobs?q=voice', '/jobs?q=voice'],
  ['//', '//'],
  ['//evil.example/jobs', '//evil.example/jobs'],
  ['/\\evil.example', '//evil.example'],
  ['//:99999/', '//:99999/'],
  ['http://evil.example/jobs?q=voice', '/jobs?q=voice'],
  ['http://evil.example', '/'],
  ['*', '/*'],
])('W6: takes nothing but path and query of %s', (requested, found) => {
  const { origin, pathname, search } = pageUrl(requested)
  expect(origin).toBe('http://localhost')
  expect(pathname + search).toBe(found)
})
