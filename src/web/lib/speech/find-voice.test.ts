import { expect, test } from 'vitest'
import { findVoice } from './find-voice.ts'

test.each([
  ['hi', ['en-US', 'hi-IN'], 'hi-IN'],
  ['hi', ['en-US', 'hi_IN'], 'hi_IN'],
  ['en', ['en-US', 'en-IN', 'hi-IN'], 'en-IN'],
  ['en', ['fr-FR', 'en-GB'], 'en-GB'],
  ['en-XA', ['en-IN'], 'en-IN'],
  ['hi', ['en-IN', 'hil-PH'], undefined],
  ['hi', [], undefined],
])('%s of %j is read by %s', (locale, languages, found) => {
  expect(
    findVoice(
      languages.map((lang) => ({ lang })),
      locale,
    )?.lang,
  ).toBe(found)
})
