import { useState } from 'react'
import type { MessageKey } from '#contract/sentences.ts'
import { fileSizeText, imageProblem } from './file-check.ts'
import { usePictureUrl } from './use-picture-url.ts'

type Picked =
  | { readonly kind: 'none' }
  | { readonly kind: 'good'; readonly file: File }
  | { readonly kind: 'bad'; readonly file: File; readonly problem: MessageKey }

type Options = {
  /** The picture chosen earlier. */
  initial?: File | undefined
  /** The picture that the server has; shown until another is chosen. */
  saved?: { readonly url: string; readonly name: string } | undefined
  /** Keeps the choice for later; what it answers is a problem of the choice. */
  keep?: ((file: File | undefined) => Promise<MessageKey | undefined>) | undefined
}

export type PickedImage = ReturnType<typeof usePickedImage>

/** One picture chosen in a form: checked by kind, size and whether it can be drawn at all. */
export function usePickedImage({ initial, saved, keep }: Options) {
  const [picked, setPicked] = useState<Picked>(
    initial ? { kind: 'good', file: initial } : { kind: 'none' },
  )
  const file = picked.kind === 'good' ? picked.file : undefined
  const previewUrl = usePictureUrl(file)

  async function pick(chosen: File): Promise<MessageKey | undefined> {
    const problem = imageProblem(chosen) ?? (await drawingProblem(chosen)) ?? (await keep?.(chosen))
    setPicked(problem ? { kind: 'bad', file: chosen, problem } : { kind: 'good', file: chosen })
    return problem
  }

  function remove(): void {
    setPicked({ kind: 'none' })
    void keep?.(undefined)
  }

  return {
    /** Sent to the server; undefined keeps what it has. */
    file,
    problem: picked.kind === 'bad' ? picked.problem : undefined,
    state: toUploadState(picked, previewUrl, saved),
    isRemovable: picked.kind !== 'none',
    previewUrl: previewUrl ?? saved?.url,
    pick,
    remove,
  }
}

function toUploadState(picked: Picked, previewUrl: string | undefined, saved: Options['saved']) {
  if (picked.kind === 'none') {
    return saved
      ? ({ kind: 'done', fileName: saved.name, detail: '', previewUrl: saved.url } as const)
      : ({ kind: 'idle' } as const)
  }
  const { name, size } = picked.file
  const told = { fileName: name, detail: fileSizeText(size) }
  return picked.kind === 'bad'
    ? ({ kind: 'bad', ...told } as const)
    : ({ kind: 'done', ...told, previewUrl } as const)
}

/** A file may call itself a picture and be none. */
async function drawingProblem(file: File): Promise<MessageKey | undefined> {
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return undefined
  } catch {
    return 'upload.notAnImage'
  }
}
