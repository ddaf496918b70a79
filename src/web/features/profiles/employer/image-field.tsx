import { ImageUp } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { imageAccept } from '#web/lib/file-check.ts'
import { Button } from '#web/ui/button.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { UploadField } from '#web/ui/upload-field.tsx'
import type { EmployerForm } from './use-employer-form.ts'

/** The employer's picture. Without a new one the saved one stays. */
export function ImageField({ form }: { form: EmployerForm }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { image } = form

  async function pick(file: File): Promise<void> {
    const problem = await image.pick(file)
    if (problem) toasts.warn(t(problem), 'image')
    form.showImageProblem(problem)
  }

  function remove(): void {
    image.remove()
    form.showImageProblem(undefined)
  }

  return (
    <UploadField
      name="profile"
      className="span-all"
      label={t('employerProfile.image')}
      note={t('jobForm.optional')}
      icon={ImageUp}
      accept={imageAccept}
      title={t('employerProfile.imagePick')}
      subtitle={t('jobForm.logoRules')}
      changeLabel={t('upload.change')}
      state={image.state}
      onPick={(file) => void pick(file)}
      error={form.errorOf('profile')}
      hint={
        image.isRemovable && (
          <Button kind="quiet" size="sm" onClick={remove}>
            {t('employerProfile.imageRemove')}
          </Button>
        )
      }
    />
  )
}
