import { Send } from 'lucide-react'
import { adminCalls } from '#contract/admin-calls.ts'
import {
  askForChangesFieldOrder,
  rejectRevisionFieldOrder,
} from '#contract/job-reviews/field-order.ts'
import { jobTopics, topicNames } from '#contract/job-reviews/topics.ts'
import { limits } from '#contract/limits.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { ReviewQuestion } from './use-reviewing.ts'

const formId = 'review-form'

type Props = { question: ReviewQuestion; onDone: () => void }
type Values = { topics: string[]; words: string }

/** Asks an admin for the words that an employer gets, and shows the message. */
export function ReviewDialog({ question: { kind, job }, onDone }: Props) {
  const { t } = useTranslation()
  const isRejecting = kind === 'rejection'
  const form = useCheckedForm<Values>({
    readRules: async () => {
      const schemas = await import('#contract/job-reviews/schemas.ts')
      return isRejecting ? schemas.rejectRevisionSchema : schemas.askForChangesSchema
    },
    order: isRejecting ? rejectRevisionFieldOrder : askForChangesFieldOrder,
    defaultValues: { topics: [], words: '' },
  })
  const { onSubmit, isPending } = useFormMutation(form, {
    call: (api, { topics, words }) =>
      isRejecting
        ? api.call(adminCalls.decideRevision, {
            params: { revisionId: job.revision?.id ?? '' },
            body: { decision: 'reject', words },
          })
        : api.call(adminCalls.askForChanges, {
            params: { jobId: job.id },
            body: { topics, words, version: job.version },
          }),
    toastId: 'job-status',
    successText: ({ message }) => message,
    onSuccess: onDone,
    onFailed: onDone,
    revalidate: 'always',
  })
  const words = form.watch('words').trim()
  const values = { title: job.jobTitle, words: words === '' ? '…' : words }
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onDone}
      title={t(isRejecting ? 'admin.rejectRevisionTitle' : 'admin.askForChanges')}
      closeLabel={t('common.close')}
      align="start"
      describe={false}
      actionsInRow
      actions={
        <>
          <Button type="submit" form={formId} icon={Send} loading={isPending}>
            {t('admin.sendToEmployer')}
          </Button>
          <Button kind="sec" disabled={isPending} onClick={onDone}>
            {t('admin.reviewBack')}
          </Button>
        </>
      }
    >
      <p>
        {t(isRejecting ? 'admin.rejectRevisionLead' : 'admin.askForChangesLead', {
          company: job.organizationName,
          hours: limits.reviewHours,
        })}
      </p>
      <form id={formId} noValidate className="stack mt-4" onSubmit={onSubmit}>
        {!isRejecting && (
          <ChoiceGroup
            {...form.field('topics')}
            type="checkbox"
            label={t('admin.whatMustChange')}
            required
            columns={2}
            isPaired
            options={jobTopics.map((topic) => ({ value: topic, label: t(topicNames[topic]) }))}
          />
        )}
        <TextArea
          {...form.field('words')}
          label={t('admin.sayWhy')}
          required
          maxLength={limits.reviewWordsLength}
        />
        <div>
          <p className="label">{t('admin.employerReads')}</p>
          <p className="notice text-small break-words">
            {t(isRejecting ? 'event.revisionRejected.text' : 'event.jobNeedsChanges.text', values)}
          </p>
        </div>
      </form>
    </Dialog>
  )
}
