import { ImagePlus, IndianRupee, Lock, Mic } from 'lucide-react'
import { digitGroups } from '#contract/digit-groups.ts'
import { limits } from '#contract/limits.ts'
import { reportFieldOrder } from '#contract/reports/field-order.ts'
import { hasPaidOptions } from '#contract/reports/options.ts'
import type { ReportReceipt } from '#contract/reports/schemas.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { imageAccept, imageProblem } from '#web/lib/forms/file-check.ts'
import { photoAsJpeg } from '#web/lib/forms/photo-as-jpeg.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { usePickedFile } from '#web/lib/forms/use-picked-file.ts'
import { useIsHydrated } from '#web/lib/hydration/use-is-hydrated.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useDictation } from '#web/lib/speech/use-dictation.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { UploadField } from '#web/ui/upload-field.tsx'
import { ReportReasons } from './report-reasons.tsx'
import { sendReport, sendStrangerReport } from './send-report.ts'
import type { ReportValues } from './send-report.ts'

const readRules = async () => (await import('#contract/reports/schemas.ts')).reportFormSchema

export type SentReport = ReportReceipt & { readonly isAboutMoney: boolean }

interface ReportFormProps {
  jobId: string
  /** Nobody is signed in: no picture can be kept for them. */
  isStranger?: boolean
  onSent: (report: SentReport) => void
}

type Values = ReportValues & { picture: string }

/** Reports a job: by a picture of what happened, and what else the person wants to say. */
export function ReportForm({ jobId, isStranger = false, onSent }: ReportFormProps) {
  const { t, locale } = useTranslation()
  const picked = usePickedFile(undefined, imageProblem, photoAsJpeg)
  const form = useCheckedForm<Values>({
    readRules,
    order: reportFieldOrder,
    defaultValues: { reason: '', amountAsked: '', hasPaid: '', words: '', picture: '' },
    also: async () => {
      const { problem } = await picked.settle()
      return problem === undefined ? [] : [{ path: 'picture', messageKey: problem }]
    },
  })
  // Before hydration the browser would send the words in the address.
  const isHydrated = useIsHydrated()
  const isAboutMoney = form.watch('reason') === 'askedForMoney'
  const dictation = useDictation(locale, (said) => {
    const before = form.getValues('words').trim()
    form.setValue('words', before === '' ? said : `${before} ${said}`)
  })

  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: async (api, { reason, amountAsked, hasPaid, words }) => {
      const values = { reason, amountAsked, hasPaid, words }
      if (isStranger) return await sendStrangerReport(api, jobId, values)
      const { file: picture } = await picked.settle()
      return await sendReport(api, jobId, { ...values, picture })
    },
    toastId: 'report',
    onSuccess: (receipt) => onSent({ ...receipt, isAboutMoney }),
  })

  async function pick(file: File): Promise<void> {
    const problem = await picked.pick(file)
    if (problem === undefined) form.clearErrors('picture')
    else form.setError('picture', { type: 'rule', message: problem })
  }

  return (
    <form noValidate className="stack" aria-label={t('report.title')} onSubmit={onSubmit}>
      <ReportReasons {...form.field('reason')} />
      {isAboutMoney && (
        <>
          <TextField
            {...form.field('amountAsked', {
              onBlur: () => {
                const typed = form.getValues('amountAsked').replaceAll(/[,\s]/g, '')
                if (/^\d{1,7}$/.test(typed))
                  form.setValue('amountAsked', digitGroups(Number(typed)))
              },
            })}
            icon={IndianRupee}
            label={t('report.amount')}
            hint={t('report.amountHint')}
            inputMode="numeric"
            autoComplete="off"
            inputClassName="tabular-nums"
          />
          <ChoiceGroup
            {...form.field('hasPaid')}
            type="radio"
            label={t('report.hasPaid')}
            isPaired
            options={hasPaidOptions.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))}
          />
        </>
      )}
      <div>
        <TextArea
          {...form.field('words')}
          label={t('report.words')}
          hint={t('report.wordsHint')}
          rows={3}
          maxLength={limits.longText}
        />
        {/* Its room is kept until the browser says, so that nothing moves under a thumb on its way to the end. */}
        {(dictation.isPossible || !isHydrated) && (
          <Button
            kind="sec"
            size="sm"
            icon={Mic}
            className={cx('mt-2', !isHydrated && 'invisible')}
            disabled={!isHydrated}
            aria-pressed={dictation.isListening}
            onClick={dictation.listen}
          >
            {t('report.say')}
          </Button>
        )}
      </div>
      {!isStranger && (
        <UploadField
          name="picture"
          label={t('report.picture')}
          icon={ImagePlus}
          state={picked.state}
          error={form.errorOf('picture')}
          accept={imageAccept}
          title={t('report.addPicture')}
          subtitle={t('report.pictureHint')}
          changeLabel={t('upload.change')}
          onPick={(file) => void pick(file)}
        />
      )}
      <p className="flex gap-2 text-small text-fg-2">
        <Icon of={Lock} />
        <span>{t('report.private')}</span>
      </p>
      <Button
        type="submit"
        kind="go"
        size="lg"
        block
        disabled={!isHydrated}
        data-needs-script
        loading={isSubmitting}
        loadingText={t('report.sending')}
      >
        {t('report.send')}
      </Button>
    </form>
  )
}
