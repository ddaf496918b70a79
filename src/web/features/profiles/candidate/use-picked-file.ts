import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { fileSizeText } from '#web/lib/file-check.ts'
import type { UploadState } from '#web/ui/upload-field.tsx'

type Picked = { readonly file: File; readonly problem: MessageKey | undefined }

/** A file chosen in a form, or the one that the profile has. */
export function usePickedFile(
  savedName: string | undefined,
  problemOf: (file: File) => MessageKey | undefined,
) {
  const { t } = useTranslation()
  const [picked, setPicked] = useState<Picked>()
  const [isSavedRemoved, setSavedRemoved] = useState(false)
  const kept = isSavedRemoved ? undefined : savedName

  function state(): UploadState {
    if (!picked) {
      return kept === undefined
        ? { kind: 'idle' }
        : { kind: 'done', fileName: kept, detail: t('candidate.fileOnRecord') }
    }
    const { file, problem } = picked
    return problem
      ? { kind: 'bad', fileName: file.name, detail: t('candidate.notTaken') }
      : {
          kind: 'done',
          fileName: file.name,
          detail: t('candidate.fileReady', { size: fileSizeText(file.size) }),
        }
  }

  return {
    file: picked?.problem === undefined ? picked?.file : undefined,
    problem: picked?.problem,
    state: state(),
    /** The profile's own file is to go, and no other takes its place. */
    isRemoved: isSavedRemoved && picked === undefined,
    /** Answers what is wrong with the file. */
    pick(file: File): MessageKey | undefined {
      const problem = problemOf(file)
      setPicked({ file, problem })
      return problem
    },
    /** Takes away the chosen file, or the one that the profile has. */
    remove(): void {
      setPicked(undefined)
      if (savedName !== undefined) setSavedRemoved(true)
    },
  }
}
