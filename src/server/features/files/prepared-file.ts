import type { Files } from '#server/db/types.ts'
import type { VideoType } from './video-check.ts'
import type { VoiceType } from './voice-check.ts'

export type FileKind = Files['kind']
type Visibility = Files['visibility']

/** A checked file that is ready to be stored. */
export type PreparedFile = {
  readonly storageKey: string
  readonly bytes: Buffer
  readonly mediaType: 'image/jpeg' | 'image/png' | 'application/pdf' | VideoType | VoiceType
  readonly originalName: string
}

/** Logos, employers' images and photos on their pages are public; files of candidates, what proves an office and what a report shows are private. */
export const visibilityOfKind = {
  'company-logo': 'public',
  'employer-image': 'public',
  'candidate-photo': 'private',
  resume: 'private',
  'candidate-video': 'private',
  certificate: 'private',
  'voice-note': 'private',
  'office-photo': 'private',
  'report-picture': 'private',
  'company-photo': 'public',
} as const satisfies Record<FileKind, Visibility>
