import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { imageAccept, resumeAccept, resumeProblem } from '#web/lib/forms/file-check.ts'
import { toFormData } from '#web/lib/forms/form-data.ts'
import { photoAsPdf } from '#web/lib/forms/photo-as-pdf.ts'
import { useErrorText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { UploadField } from '#web/ui/upload-field.tsx'
import { usePickedFile } from '#web/lib/forms/use-picked-file.ts'

interface CertificateDialogProps {
  onClose: () => void
  onAdded: () => Promise<void>
}

/** Takes a certificate: a PDF, or a photo that becomes one on the device. */
export function CertificateDialog({ onClose, onAdded }: CertificateDialogProps) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [submissionId] = useState(() => crypto.randomUUID())
  const [title, setTitle] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const picked = usePickedFile(undefined, resumeProblem, photoAsPdf)
  const { run, isPending } = useMutation({
    call: (api, file: File) =>
      api.call(calls.addCertificate, {
        form: toFormData({ submissionId, title, certificate: file }),
      }),
    toastId: 'certificates',
    onSuccess: onAdded,
    onError: ({ fields }) => setErrors(fields),
    errorText: (error) => (Object.keys(error.fields).length > 0 ? undefined : error.message),
    revalidate: 'never',
  })

  async function pick(file: File): Promise<void> {
    setErrors({})
    const problem = await picked.pick(file)
    if (problem === undefined && title === '')
      setTitle(file.name.replace(/\.[^.]*$/, '').slice(0, limits.shortText))
  }

  async function submit(): Promise<void> {
    const { file, problem } = await picked.settle()
    const missing = {
      ...(file === undefined && { certificate: t(problem ?? 'profile.certificateRequired') }),
      ...(title.trim() === '' && { title: t('profile.titleRequired') }),
    }
    setErrors(missing)
    if (file && Object.keys(missing).length === 0) await run(file)
  }

  return (
    <Dialog
      open
      title={t('myProfile.addCertificate')}
      align="start"
      describe={false}
      {...(!isPending && { onClose })}
      actions={
        <>
          <Button
            loading={isPending}
            loadingText={t('builder.saving')}
            onClick={() => void submit()}
          >
            {t('builder.save')}
          </Button>
          <Button kind="sec" disabled={isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <UploadField
          name="certificate"
          label={t('myProfile.certificateFile')}
          required
          state={picked.state}
          error={picked.problem ? t(picked.problem) : errorText(errors['certificate'])}
          accept={`${resumeAccept},${imageAccept}`}
          title={t('myProfile.chooseCertificate')}
          subtitle={t('candidate.pdfOrPhoto')}
          changeLabel={t('candidate.change')}
          onPick={(file) => void pick(file)}
        />
        <TextField
          name="title"
          label={t('myProfile.certificateTitle')}
          required
          maxLength={limits.shortText}
          value={title}
          error={errorText(errors['title'])}
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
    </Dialog>
  )
}
