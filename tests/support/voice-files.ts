import { mp4Bytes, webmBytes } from './video-files.ts'
import type { TestFile } from './inject.ts'

/* Recordings as browsers make them, without a sound to hear. */

export const voiceMp4 = (): Buffer => mp4Bytes({ brand: 'iso5', handler: 'soun' })

export const voiceWebm = (): Buffer => Buffer.concat([webmBytes(), Buffer.from('A_OPUS')])

export function voiceOgg(): Buffer {
  const bytes = Buffer.alloc(200)
  bytes.write('OggS', 0, 'latin1')
  bytes.write('OpusHead', 28, 'latin1')
  return bytes
}

export const voiceFile = (bytes: Buffer = voiceWebm()): TestFile => ({
  bytes,
  fileName: 'voice',
  mediaType: 'audio/webm',
})
