import { useRef, useState } from 'react'
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
  const [prepared, setPrepared] = useState<File>()
  const latest = useRef<Promise<Picked | undefined>>(undefined)
  const [isSavedRemoved, setSavedRemoved] = useState(false)
  const current = isSavedRemoved ? undefined : savedName

  async function check(chosen: File): Promise<Picked> {
    const file = await prepare(chosen)
    return { file, problem: await problemOf(file) }
  }

  function state() {
    if (prepared) {
      return { kind: 'busy', fileName: prepared.name, detail: t('upload.preparing') } as const
    }
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
    ...toChoice(picked),
    state: state(),
    /** The saved file is removed on save and nothing replaces it. */
    isRemoved: isSavedRemoved && picked === undefined,
    /** The last choice after its check. A form may be submitted while a photo is still made smaller. */
    settle: async () => toChoice((await latest.current) ?? picked),
    /** Takes a file and returns its problem, if any. */
    async pick(chosen: File): Promise<MessageKey | undefined> {
      const checking = check(chosen)
      latest.current = checking
      setPrepared(chosen)
      const checked = await checking
      if (latest.current === checking) {
        setPicked(checked)
        setPrepared(undefined)
      }
      return checked.problem
    },
    /** Removes the chosen or the saved file. */
    remove(): void {
      latest.current = undefined
      setPicked(undefined)
      setPrepared(undefined)
      if (savedName !== undefined) setSavedRemoved(true)
    },
  }
}

/** The file to send, or what is wrong with it. */
const toChoice = (picked: Picked | undefined) => ({
  file: picked?.problem === undefined ? picked?.file : undefined,
  problem: picked?.problem,
})
