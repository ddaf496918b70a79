import { ImageUp } from 'lucide-react'
import { useImageUpload } from '#web/lib/forms/use-image-upload.ts'
import type { PickedImage } from '#web/lib/forms/use-picked-image.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { UploadField } from '#web/ui/upload-field.tsx'
import type { JobForm } from './use-job-form.ts'

/** The logo of the hiring company. */
export function LogoField({ form, logo }: { form: JobForm; logo: PickedImage }) {
  const { t } = useTranslation()
  const { field, remove } = useImageUpload(logo, (problem) =>
    problem === undefined
      ? form.clearErrors('profile')
      : form.setError('profile', { type: 'rule', message: problem }),
  )
  return (
    <UploadField
      {...field}
      className="sm:col-span-full"
      label={t('jobForm.logo')}
      icon={ImageUp}
      title={t('jobForm.logoPick')}
      error={form.errorOf('profile')}
      hint={
        logo.isRemovable && (
          <Button kind="quiet" size="sm" onClick={remove}>
            {t('jobForm.logoRemove')}
          </Button>
        )
      }
    />
  )
}
