import { limits } from '#contract/limits.ts'
import type { MessageKey } from '#contract/sentences.ts'

/* What a file is refused for before it travels. The server judges again, by the bytes. */

export const imageAccept = '.jpg,.jpeg,.png,image/jpeg,image/png'
export const resumeAccept = '.pdf,application/pdf'

export const videoAccept = '.mp4,.webm,video/mp4,video/webm'

export function imageProblem(file: File): MessageKey | undefined {
  if (!isOfKind(file, ['image/jpeg', 'image/png'], /\.(jpe?g|png)$/i)) return 'upload.notAnImage'
  return file.size >= limits.maxImageBytes ? 'upload.imageTooLarge' : undefined
}

export function resumeProblem(file: File): MessageKey | undefined {
  if (!isOfKind(file, ['application/pdf'], /\.pdf$/i)) return 'upload.notAPdf'
  return file.size >= limits.maxResumeBytes ? 'upload.resumeTooLarge' : undefined
}

export function videoProblem(file: File): MessageKey | undefined {
  if (!isOfKind(file, ['video/mp4', 'video/webm'], /\.(mp4|webm)$/i)) return 'upload.notAVideo'
  return file.size >= limits.maxVideoBytes ? 'upload.videoTooLarge' : undefined
}

/** Some phones give no type to a file; then its name decides. */
function isOfKind(file: File, types: readonly string[], name: RegExp): boolean {
  return file.type === '' ? name.test(file.name) : types.includes(file.type)
}

/** '210 KB' */
export function fileSizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
