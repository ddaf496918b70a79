import { useState } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { fileSizeText } from './file-check.ts'

type Picked = { readonly file: File; readonly problem: MessageKey | undefined }

/** A file chosen in a form, or the saved one of the profile. */
export function usePickedFile(
  savedName: string | undefined,
  problemOf: (file: File) => MessageKey | undefined | Promise<MessageKey | undefined>,
  /** What is done to a chosen file before its check. */
  prepare: (file: File) => Promise<File> = async (file) => file,
) {
  const { t } = useTranslation()
  const [picked, setPicked] = useState<Picked>()
  const [isSavedRemoved, setSavedRemoved] = useState(false)
  const current = isSavedRemoved ? undefined : savedName

  function state() {
    if (!picked) {
      return current === undefined
        ? ({ kind: 'idle' } as const)
        : ({ kind: 'done', fileName: current, detail: t('upload.onRecord') } as const)
    }
    const { file, problem } = picked
    return problem
      ? ({ kind: 'bad', fileName: file.name, detail: t('upload.notTaken') } as const)
      : ({
          kind: 'done',
          fileName: file.name,
          detail: t('upload.ready', { size: fileSizeText(file.size) }),
        } as const)
  }

  return {
    file: picked?.problem === undefined ? picked?.file : undefined,
    problem: picked?.problem,
    state: state(),
    /** The saved file is removed on save and nothing replaces it. */
    isRemoved: isSavedRemoved && picked === undefined,
    /** Takes a file and returns its problem, if any. */
    async pick(chosen: File): Promise<MessageKey | undefined> {
      const file = await prepare(chosen)
      const problem = await problemOf(file)
      setPicked({ file, problem })
      return problem
    },
    /** Removes the chosen or the saved file. */
    remove(): void {
      setPicked(undefined)
      if (savedName !== undefined) setSavedRemoved(true)
    },
  }
}
