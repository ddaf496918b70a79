import { useRef, useState } from 'react'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { fileSizeText, imageProblem } from './file-check.ts'
import { usePictureUrl } from '../use-picture-url.ts'

type Picked =
  | { readonly kind: 'none' }
  | { readonly kind: 'good'; readonly file: File }
  | { readonly kind: 'bad'; readonly file: File; readonly problem: MessageKey }

type Options = {
  /** The image restored from a draft. */
  initial?: File | undefined
  /** The image saved on the server, shown until another is chosen. */
  saved?: { readonly url: string; readonly name: string } | undefined
  /** Stores the choice on the device and returns its problem, if any. */
  save?: ((file: File | undefined) => Promise<MessageKey | undefined>) | undefined
}

export type PickedImage = ReturnType<typeof usePickedImage>

/**
 * An image chosen in a form. Its type, its size and whether the browser can decode it are checked.
 */
export function usePickedImage({ initial, saved, save }: Options) {
  const [picked, setPicked] = useState<Picked>(initial ? { kind: 'good', file: initial } : none)
  const latest = useRef<Promise<Picked> | undefined>(undefined)
  const previewUrl = usePictureUrl(fileOf(picked))

  async function pick(chosen: File): Promise<MessageKey | undefined> {
    const checking = check(chosen, save)
    latest.current = checking
    const checked = await checking
    if (latest.current === checking) setPicked(checked)
    return problemOf(checked)
  }

  function remove(): void {
    latest.current = Promise.resolve(none)
    setPicked(none)
    void save?.(undefined)
  }

  /** The last choice after its check. A form may be submitted before the check ends. */
  async function settle() {
    const settled = (await latest.current) ?? picked
    return { file: fileOf(settled), problem: problemOf(settled) }
  }

  return {
    settle,
    file: fileOf(picked),
    problem: problemOf(picked),
    state: toUploadState(picked, previewUrl, saved),
    isRemovable: picked.kind !== 'none',
    previewUrl: previewUrl ?? saved?.url,
    pick,
    remove,
  }
}

const none: Picked = { kind: 'none' }

/** The file to send. Undefined keeps the server's image. */
const fileOf = (picked: Picked) => (picked.kind === 'good' ? picked.file : undefined)

const problemOf = (picked: Picked) => (picked.kind === 'bad' ? picked.problem : undefined)

async function check(file: File, save: Options['save']): Promise<Picked> {
  const problem = imageProblem(file) ?? (await decodingProblem(file)) ?? (await save?.(file))
  return problem ? { kind: 'bad', file, problem } : { kind: 'good', file }
}

function toUploadState(picked: Picked, previewUrl: string | undefined, saved: Options['saved']) {
  if (picked.kind === 'none') {
    return saved
      ? ({ kind: 'done', fileName: saved.name, detail: '', previewUrl: saved.url } as const)
      : ({ kind: 'idle' } as const)
  }
  const { name, size } = picked.file
  const fileText = { fileName: name, detail: fileSizeText(size) }
  return picked.kind === 'bad'
    ? ({ kind: 'bad', ...fileText } as const)
    : ({ kind: 'done', ...fileText, previewUrl } as const)
}

/** A file may have an image's type without being an image, so the browser decodes it. */
async function decodingProblem(file: File): Promise<MessageKey | undefined> {
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return undefined
  } catch {
    return 'upload.notAnImage'
  }
}
