import { Camera } from 'lucide-react'
import { useId, useState } from 'react'
import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { imageAccept, imageProblem } from '#web/lib/forms/file-check.ts'
import { toFormData } from '#web/lib/forms/form-data.ts'
import { photoAsJpeg } from '#web/lib/forms/photo-as-jpeg.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { usePickedFile } from '#web/lib/forms/use-picked-file.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { UploadField } from '#web/ui/upload-field.tsx'

const readRules = async () =>
  (await import('#contract/companies/own-page-schemas.ts')).companyPhotoFormSchema

type Values = { caption: string; photo: string }

/** Takes a photo for the company's page, made small enough on the device, and what it shows. */
export function PhotoDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const [submissionId] = useState(() => crypto.randomUUID())
  const picked = usePickedFile(undefined, imageProblem, photoAsJpeg)
  const form = useCheckedForm<Values>({
    readRules,
    order: ['photo', 'caption'],
    defaultValues: { caption: '', photo: '' },
    also: async () => {
      const { file, problem } = await picked.settle()
      return file ? [] : [{ path: 'photo', messageKey: problem ?? 'companies.photoRequired' }]
    },
  })
  const { onSubmit, isSubmitting, isPending } = useFormMutation(form, {
    call: async (api, { caption }) => {
      const { file: photo } = await picked.settle()
      return api.call(calls.addCompanyPhoto, {
        form: toFormData({ caption, submissionId, photo }),
      })
    },
    toastId: 'company-page',
    successText: () => t('companyPage.photoAdded'),
    revalidate: 'onSuccess',
    onSuccess: onClose,
  })

  async function pick(file: File): Promise<void> {
    const problem = await picked.pick(file)
    if (problem === undefined) form.clearErrors('photo')
    else form.setError('photo', { type: 'rule', message: problem })
  }

  return (
    <Dialog
      open
      title={t('companyPage.addPhoto')}
      align="start"
      describe={false}
      {...(!isPending && { onClose })}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            loading={isSubmitting}
            loadingText={t('companyPage.saving')}
          >
            {t('companyPage.add')}
          </Button>
          <Button kind="sec" disabled={isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={onSubmit}>
        <UploadField
          name="photo"
          label={t('companyPage.photo')}
          required
          icon={Camera}
          state={picked.state}
          error={form.errorOf('photo')}
          accept={imageAccept}
          title={t('companyPage.choosePhoto')}
          subtitle={t('companyPage.photoHint')}
          changeLabel={t('upload.change')}
          onPick={(file) => void pick(file)}
        />
        <TextField
          {...form.field('caption')}
          label={t('companyPage.caption')}
          hint={t('companyPage.captionHint')}
          maxLength={limits.shortText}
          required
        />
      </form>
    </Dialog>
  )
}
