import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { voiceMp4, voiceOgg, voiceWebm } from '#tests/support/voice-files.ts'
import { mp4Bytes, webmBytes } from '#tests/support/video-files.ts'
import { voiceTypeByBytes } from './voice-check.ts'

/** As a browser recorded it. */
const recorded = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../../../tests/support/recordings', name))

test.each([
  ['of Chrome, WebM', recorded('chrome.webm'), 'audio/webm'],
  ['of Chrome, MP4', recorded('chrome.mp4'), 'audio/mp4'],
  ['WebM', voiceWebm(), 'audio/webm'],
  ['MP4', voiceMp4(), 'audio/mp4'],
  ['Ogg', voiceOgg(), 'audio/ogg'],
])('a recording: %s', (_, bytes, type) => {
  expect(voiceTypeByBytes(bytes)).toBe(type)
})

test('letters in the sound are no track of pictures', () => {
  const bytes = recorded('chrome.webm')
  bytes.write('V_VP8', bytes.length - 40, 'latin1')
  expect(voiceTypeByBytes(bytes)).toBe('audio/webm')
})

test.each([
  ['a film in WebM', Buffer.concat([webmBytes(), Buffer.from('A_OPUS V_VP8')])],
  ['a film in MP4', mp4Bytes()],
  ['WebM without sound', webmBytes()],
  ['a recording that breaks off', recorded('chrome.webm').subarray(0, 200)],
  ['a text', Buffer.from('OggS and nothing else')],
  ['nothing', Buffer.alloc(0)],
])('no recording: %s', (_, bytes) => {
  expect(voiceTypeByBytes(bytes)).toBeUndefined()
})
