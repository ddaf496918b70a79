import { Play, Trash2, Video } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { govtIdOptions } from '#contract/options.ts'
import { videoAccept } from '#web/lib/forms/file-check.ts'
import { Button } from '#web/ui/button.tsx'
import { fieldId } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { UploadField } from '#web/ui/upload-field.tsx'
import type { CandidateForm } from './use-candidate-form.ts'

/** The optional video and identity document. Only the profile has them. */
export function ExtrasFields({ form }: { form: CandidateForm }) {
  const { t } = useTranslation()
  const { video, videoUrl, values } = form
  const optional = t('candidate.optional')

  // The button disappears with the file, so the focus moves to the remaining field.
  function removeVideo(): void {
    video.remove()
    document.getElementById(fieldId('video'))?.focus()
  }

  function removeGovtId(): void {
    form.fill('govtIdKind', '')
    form.fill('govtId', '')
    document.getElementById(fieldId('govtIdKind'))?.focus()
  }

  return (
    <>
      <div className="sm:col-span-full">
        <UploadField
          name="video"
          label={t('candidate.video')}
          note={optional}
          state={video.state}
          error={video.problem ? t(video.problem) : form.errorOf('video')}
          accept={videoAccept}
          icon={Video}
          title={t('candidate.chooseVideo')}
          subtitle={t('candidate.videoHint')}
          changeLabel={t('candidate.change')}
          onPick={(file) => void video.pick(file)}
          good={video.isRemoved ? t('candidate.videoRemoved') : undefined}
        />
        <div className="flex items-center gap-3 flex-wrap">
          {videoUrl !== undefined && (
            <a className="crumb" href={videoUrl} target="_blank" rel="noreferrer">
              <Icon of={Play} />
              {t('candidate.watchVideo')}
            </a>
          )}
          {video.state.kind !== 'idle' && (
            <Button kind="quiet" size="sm" icon={Trash2} onClick={removeVideo}>
              {t('candidate.removeVideo')}
            </Button>
          )}
        </div>
      </div>
      <SelectField
        {...form.field('govtIdKind')}
        label={t('candidate.govtIdKind')}
        note={optional}
        hint={t('candidate.govtIdHint')}
        options={[
          { value: '', label: t('candidate.chooseGovtId') },
          ...govtIdOptions.map(({ value, labelKey }) => ({ value, label: t(labelKey) })),
        ]}
      />
      <TextField
        {...form.field('govtId')}
        label={t('candidate.govtIdEnding')}
        note={optional}
        autoComplete="off"
      />
      {(values.govtIdKind !== '' || values.govtId !== '') && (
        <div className="sm:col-span-full">
          <Button kind="quiet" size="sm" icon={Trash2} onClick={removeGovtId}>
            {t('candidate.removeGovtId')}
          </Button>
        </div>
      )}
    </>
  )
}
