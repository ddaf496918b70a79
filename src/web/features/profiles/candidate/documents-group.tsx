import { ImageUp } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { imageAccept, resumeAccept } from '#web/lib/forms/file-check.ts'
import { Tick } from '#web/ui/tick.tsx'
import { UploadField } from '#web/ui/upload-field.tsx'
import { ExtrasFields } from './extras-fields.tsx'
import type { CandidateForm } from './use-candidate-form.ts'

export function DocumentsGroup({ form }: { form: CandidateForm }) {
  const { t } = useTranslation()
  const { resume, photo, kind } = form
  const hasResumeField = kind !== 'first'
  const isMade = form.values.makeResume && resume.file === undefined

  return (
    <div className="fgrid fgrid--2">
      {hasResumeField && (
        <div className="col-span-full">
          <Tick
            label={t('candidate.makeResume')}
            checked={isMade}
            onChange={(event) => form.setMakeResume(event.target.checked)}
          />
          <p className="hint">{t('candidate.makeResumeHint')}</p>
        </div>
      )}
      <UploadField
        name="resumePdf"
        label={t('candidate.resume')}
        note={hasResumeField && !isMade ? undefined : t('candidate.optional')}
        required={hasResumeField && !isMade}
        state={resume.state}
        error={resume.problem ? t(resume.problem) : form.errorOf('resumePdf')}
        accept={`${resumeAccept},${imageAccept}`}
        title={t('candidate.choosePdf')}
        subtitle={t('candidate.pdfOrPhoto')}
        changeLabel={t('candidate.change')}
        onPick={(file) => void resume.pick(file)}
      />
      <UploadField
        name="profile"
        label={t('candidate.photo')}
        note={t('candidate.optional')}
        state={photo.state}
        error={photo.problem ? t(photo.problem) : form.errorOf('profile')}
        accept={imageAccept}
        icon={ImageUp}
        title={t('candidate.choosePhoto')}
        subtitle={t('candidate.photoHint')}
        changeLabel={t('candidate.change')}
        onPick={(file) => void photo.pick(file)}
      />
      {kind === 'edit' && <ExtrasFields form={form} />}
    </div>
  )
}
