import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useTranslation } from '../i18n/translation.ts'
import { imageAccept } from './file-check.ts'
import type { PickedImage } from './use-picked-image.ts'

/**
 * The props of an image's upload field, and the function that removes the image. `onProblem` marks
 * the field with a problem, or clears it.
 */
export function useImageUpload(
  image: PickedImage,
  onProblem: (problem: MessageKey | undefined) => void,
) {
  const { t } = useTranslation()

  async function pick(file: File): Promise<void> {
    onProblem(await image.pick(file))
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
