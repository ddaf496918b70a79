import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useToasts } from '#web/ui/toast.ts'
import { useTranslation } from '../i18n/translation.ts'
import { imageAccept } from './file-check.ts'
import type { PickedImage } from './use-picked-image.ts'

/**
 * The props of an image's upload field, and the function that removes the image. A problem shows as
 * a toast; `onProblem` marks the field with it, or clears it.
 */
export function useImageUpload(
  image: PickedImage,
  toastId: string,
  onProblem: (problem: MessageKey | undefined) => void,
) {
  const { t } = useTranslation()
  const toasts = useToasts()

  async function pick(file: File): Promise<void> {
    const problem = await image.pick(file)
    if (problem) toasts.warn(t(problem), toastId)
    onProblem(problem)
  }

  return {
    field: {
      name: 'profile',
      accept: imageAccept,
      note: t('jobForm.optional'),
      subtitle: t('jobForm.logoRules'),
      changeLabel: t('upload.change'),
      state: image.state,
      onPick: (file: File) => void pick(file),
    },
    remove(): void {
      image.remove()
      onProblem(undefined)
    },
  }
}
