import type { ErrorCode } from '#contract/errors.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { limits } from '#server/lib/limits.ts'
import { videoTypeByBytes } from './video-check.ts'
import type { VideoType } from './video-check.ts'
import { voiceTypeByBytes } from './voice-check.ts'
import type { VoiceType } from './voice-check.ts'

type MediaRule = {
  /** Files must be smaller than this. */
  readonly maxBytes: number
  readonly tooLarge: { readonly code: ErrorCode; readonly messageKey: MessageKey }
  readonly wrongType: { readonly code: ErrorCode; readonly messageKey: MessageKey }
  /** The type of the bytes; undefined for what it is not. */
  readonly typeOf: (bytes: Buffer) => VideoType | VoiceType | undefined
}

/** Films and recordings, which are stored as they are sent. */
export const mediaKinds = {
  video: {
    maxBytes: limits.maxVideoBytes,
    tooLarge: { code: 'VIDEO_TOO_LARGE', messageKey: 'upload.videoTooLarge' },
    wrongType: { code: 'NOT_A_VIDEO', messageKey: 'upload.notAVideo' },
    typeOf: videoTypeByBytes,
  },
  voice: {
    maxBytes: limits.maxVoiceBytes,
    tooLarge: { code: 'VOICE_TOO_LARGE', messageKey: 'upload.voiceTooLarge' },
    wrongType: { code: 'NOT_A_VOICE', messageKey: 'upload.notAVoice' },
    typeOf: voiceTypeByBytes,
  },
} as const satisfies Record<string, MediaRule>

export const mediaEndings = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mp4': 'mp4',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
} as const satisfies Record<VideoType | VoiceType, string>
