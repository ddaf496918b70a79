import { isMp4Of, isWebm, webmHead } from './video-check.ts'

export type VoiceType = 'audio/mp4' | 'audio/webm' | 'audio/ogg'

/** What browsers of Apple record. */
const mp4Brand = /^(?:iso[m2-9]|mp4[12]|M4A |M4B |dash)$/

/** The type of a recording's bytes: sound without pictures, in what browsers record. Undefined for anything else. */
export function voiceTypeByBytes(bytes: Buffer): VoiceType | undefined {
  if (isMp4Of(bytes, mp4Brand, { has: 'soun', hasNot: 'vide' })) return 'audio/mp4'
  if (isWebm(bytes) && isOpusAlone(webmHead(bytes))) return 'audio/webm'
  if (isOggOpus(bytes)) return 'audio/ogg'
  return undefined
}

/** The names of codecs begin with A for sound and with V for pictures. */
const isOpusAlone = (head: Buffer): boolean => head.includes('A_OPUS') && !head.includes('V_')

/** RFC 7845: the first page has the head of Opus alone. */
const isOggOpus = (bytes: Buffer): boolean =>
  bytes.length > 64 &&
  bytes.toString('latin1', 0, 4) === 'OggS' &&
  bytes.subarray(0, 64).includes('OpusHead')
