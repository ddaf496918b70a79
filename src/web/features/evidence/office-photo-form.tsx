import { Camera } from 'lucide-react'
import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import { usePickedFile } from '#web/lib/forms/use-picked-file.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { imageAccept, imageProblem } from '#web/lib/forms/file-check.ts'
import { toFormData } from '#web/lib/forms/form-data.ts'
import { photoAsJpeg } from '#web/lib/forms/photo-as-jpeg.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { onlyDigits } from '#web/ui/digits.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { UploadField } from '#web/ui/upload-field.tsx'

const readRules = async () => (await import('#contract/evidence/schemas.ts')).evidenceForms.office
const pincodeLength = 6

type Values = { value: string; photo: string }
type OfficePhotoFormProps = { onSent: () => void; onCancel: () => void }

/** Sends a photo of the board at the office, made small enough on the device, and the pincode that it shows. */
export function OfficePhotoForm({ onSent, onCancel }: OfficePhotoFormProps) {
  const { t } = useTranslation()
  const [submissionId] = useState(() => crypto.randomUUID())
  const picked = usePickedFile(undefined, imageProblem, photoAsJpeg)
  const form = useCheckedForm<Values>({
    readRules,
    order: ['photo', 'value'],
    defaultValues: { value: '', photo: '' },
    also: async () => {
      const { file, problem } = await picked.settle()
      return file ? [] : [{ path: 'photo', messageKey: problem ?? 'evidence.photoRequired' }]
    },
  })
  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: async (api, { value }) => {
      const { file: photo } = await picked.settle()
      return api.call(calls.sendEvidence, {
        params: { kind: 'office' },
        form: toFormData({ value, submissionId, photo }),
      })
    },
    toastId: 'evidence',
    successText: () => t('evidence.sentToast'),
    revalidate: 'onSuccess',
    onSuccess: onSent,
  })

  async function pick(file: File): Promise<void> {
    const problem = await picked.pick(file)
    if (problem === undefined) form.clearErrors('photo')
    else form.setError('photo', { type: 'rule', message: problem })
  }

  return (
    <form className="stack max-w-[28rem]" noValidate onSubmit={onSubmit}>
      <UploadField
        name="photo"
        label={t('evidence.photo')}
        required
        icon={Camera}
        state={picked.state}
        error={form.errorOf('photo')}
        accept={imageAccept}
        title={t('evidence.add.office')}
        subtitle={t('evidence.why.office')}
        changeLabel={t('upload.change')}
        onPick={(file) => void pick(file)}
      />
      <TextField
        {...form.field('value', {
          onChange: (event: { target: HTMLInputElement }) => {
            event.target.value = onlyDigits(event.target.value, pincodeLength)
          },
        })}
        label={t('evidence.pincode')}
        inputMode="numeric"
        autoComplete="postal-code"
        inputClassName="tabular-nums"
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isSubmitting} loadingText={t('evidence.sending')}>
          {t('evidence.send')}
        </Button>
        <Button kind="sec" disabled={isSubmitting} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}
