import { ImageUp } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { imageAccept } from '#web/lib/file-check.ts'
import type { PickedImage } from '#web/lib/use-picked-image.ts'
import { useErrorText } from '#web/lib/use-error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { UploadField } from '#web/ui/upload-field.tsx'
import type { JobForm } from './use-job-form.ts'

/** The logo of the company hired for. */
export function LogoField({ form, logo }: { form: JobForm; logo: PickedImage }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const toasts = useToasts()

  async function pick(file: File): Promise<void> {
    const problem = await logo.pick(file)
    if (problem) {
      form.setError('profile', { type: 'rule', message: problem })
      toasts.warn(t(problem), 'logo')
    } else form.clearErrors('profile')
  }

  function remove(): void {
    logo.remove()
    form.clearErrors('profile')
  }

  return (
    <UploadField
      name="profile"
      className="span-all"
      label={t('jobForm.logo')}
      note={t('jobForm.optional')}
      icon={ImageUp}
      accept={imageAccept}
      title={t('jobForm.logoPick')}
      subtitle={t('jobForm.logoRules')}
      changeLabel={t('upload.change')}
      state={logo.state}
      onPick={(file) => void pick(file)}
      error={errorText(form.formState.errors.profile?.message)}
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
