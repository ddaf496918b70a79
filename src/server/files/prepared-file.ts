import type { Files } from '../db/types.ts'

export type FileKind = Files['kind']
type Visibility = Files['visibility']

/** A checked file that is ready to be kept. */
export type PreparedFile = {
  readonly storageKey: string
  readonly bytes: Buffer
  readonly mediaType: 'image/jpeg' | 'image/png' | 'application/pdf'
  readonly originalName: string
}

/** Logos and the employer's image are for everybody; what candidates give is not. */
export const visibilityOfKind = {
  'company-logo': 'public',
  'employer-image': 'public',
  'candidate-photo': 'private',
  resume: 'private',
} as const satisfies Record<FileKind, Visibility>
