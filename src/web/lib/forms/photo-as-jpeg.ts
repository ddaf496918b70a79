import { limits } from '#contract/limits.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** A photo of the camera as a JPEG that is small enough to send; a picture that is so already, and other files, as they are. */
export async function photoAsJpeg(file: File): Promise<File> {
  if (file.size < limits.maxImageBytes) return file
  const shrunk = await shrinkPhoto(file, limits.maxImageBytes)
  if (!shrunk) return file
  return new File([shrunk.jpeg], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
}
