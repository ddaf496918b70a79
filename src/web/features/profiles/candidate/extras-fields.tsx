import { Play, Trash2, Video } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { govtIdOptions } from '#contract/options.ts'
import { videoAccept } from '#web/lib/file-check.ts'
import { Button } from '#web/ui/button.tsx'
import { fieldId } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { UploadField } from '#web/ui/upload-field.tsx'
import type { CandidateForm } from './use-candidate-form.ts'

/** A video and an identity paper: for the profile alone, and only if one likes. */
export function ExtrasFields({ form }: { form: CandidateForm }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { video, videoUrl, values } = form
  const optional = t('candidate.optional')

  function pickVideo(file: File): void {
    const problem = video.pick(file)
    if (problem) toasts.warn(t(problem))
  }

  // The button goes with what it removes; the field that is left takes the focus.
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
      <div className="span-all">
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
          onPick={pickVideo}
          good={video.isRemoved ? t('candidate.videoRemoved') : undefined}
        />
        <div className="row row--wrap">
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
        <div className="span-all">
          <Button kind="quiet" size="sm" icon={Trash2} onClick={removeGovtId}>
            {t('candidate.removeGovtId')}
          </Button>
        </div>
      )}
    </>
  )
}
