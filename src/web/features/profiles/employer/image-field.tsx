import { ImageUp } from 'lucide-react'
import { useImageUpload } from '#web/lib/forms/use-image-upload.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { UploadField } from '#web/ui/upload-field.tsx'
import type { EmployerForm } from './use-employer-form.ts'

/** The employer's picture. The saved picture stays unless a new one is chosen. */
export function ImageField({ form }: { form: EmployerForm }) {
  const { t } = useTranslation()
  const { field, remove } = useImageUpload(form.image, form.showImageProblem)
  return (
    <UploadField
      {...field}
      className="sm:col-span-full"
      label={t('employerProfile.image')}
      icon={ImageUp}
      title={t('employerProfile.imagePick')}
      error={form.errorOf('profile')}
      hint={
        form.image.isRemovable && (
          <Button kind="quiet" size="sm" onClick={remove}>
            {t('employerProfile.imageRemove')}
          </Button>
        )
      }
    />
  )
}
