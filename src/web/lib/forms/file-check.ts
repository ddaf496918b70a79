import { limits } from '#contract/limits.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'

/* The checks of a file before its upload. The server checks the bytes again. */

export const imageAccept = '.jpg,.jpeg,.png,image/jpeg,image/png'
export const resumeAccept = '.pdf,application/pdf'

export const videoAccept = '.mp4,.webm,video/mp4,video/webm'

export function imageProblem(file: File): MessageKey | undefined {
  if (!isOfKind(file, ['image/jpeg', 'image/png'], /\.(jpe?g|png)$/i)) return 'upload.notAnImage'
  return file.size >= limits.maxImageBytes ? 'upload.imageTooLarge' : undefined
}

export async function resumeProblem(file: File): Promise<MessageKey | undefined> {
  if (!isOfKind(file, ['application/pdf'], /\.pdf$/i)) return 'upload.notAPdf'
  if (file.size >= limits.maxResumeBytes) return 'upload.resumeTooLarge'
  return (await beginsAsPdf(file)) ? undefined : 'upload.notAPdf'
}

/** Readers take a PDF whose head stands within its first kilobyte. */
async function beginsAsPdf(file: File): Promise<boolean> {
  return (await file.slice(0, 1024).text()).includes('%PDF-')
}

export function videoProblem(file: File): MessageKey | undefined {
  if (!isOfKind(file, ['video/mp4', 'video/webm'], /\.(mp4|webm)$/i)) return 'upload.notAVideo'
  return file.size >= limits.maxVideoBytes ? 'upload.videoTooLarge' : undefined
}

/** Some phones report no type for a file. Then the file's name decides. */
function isOfKind(file: File, types: readonly string[], name: RegExp): boolean {
  return file.type === '' ? name.test(file.name) : types.includes(file.type)
}

/** '210 KB' */
export function fileSizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
