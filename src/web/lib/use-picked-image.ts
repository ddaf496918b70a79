import { useRef, useState } from 'react'
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
  const [picked, setPicked] = useState<Picked>(initial ? { kind: 'good', file: initial } : none)
  const latest = useRef<Promise<Picked> | undefined>(undefined)
  const previewUrl = usePictureUrl(fileOf(picked))

  async function pick(chosen: File): Promise<MessageKey | undefined> {
    const checking = check(chosen, keep)
    latest.current = checking
    const checked = await checking
    if (latest.current === checking) setPicked(checked)
    return problemOf(checked)
  }

  function remove(): void {
    latest.current = Promise.resolve(none)
    setPicked(none)
    void keep?.(undefined)
  }

  /** What was chosen last, once it is checked: a form may be sent sooner than that. */
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

/** Sent to the server; undefined keeps what it has. */
const fileOf = (picked: Picked) => (picked.kind === 'good' ? picked.file : undefined)

const problemOf = (picked: Picked) => (picked.kind === 'bad' ? picked.problem : undefined)

async function check(file: File, keep: Options['keep']): Promise<Picked> {
  const problem = imageProblem(file) ?? (await drawingProblem(file)) ?? (await keep?.(file))
  return problem ? { kind: 'bad', file, problem } : { kind: 'good', file }
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
