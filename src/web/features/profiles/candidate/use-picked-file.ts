import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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

  function state(): UploadState {
    if (!picked) {
      return savedName === undefined
        ? { kind: 'idle' }
        : { kind: 'done', fileName: savedName, detail: t('candidate.fileOnRecord') }
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
    /** Answers what is wrong with the file. */
    pick(file: File): MessageKey | undefined {
      const problem = problemOf(file)
      setPicked({ file, problem })
      return problem
    },
  }
}
