import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { rejectMessages, rejectReasonOptions } from '#contract/applications/reject-reasons.ts'
import type { RejectReason } from '#contract/applications/reject-reasons.ts'
import type { Applicant, Rejection } from '#contract/applications/schemas.ts'
import { limits } from '#contract/limits.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface RejectDialogProps {
  people: readonly Applicant[]
  open: boolean
  isSaving: boolean
  onClose: () => void
  onReject: (rejection: Rejection) => void
}

/** So many people are named. */
const mostNames = 3

/** Asks why people are not selected, and what they are to read. */
export function RejectDialog({ people, open, isSaving, onClose, onReject }: RejectDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<RejectReason>()
  const [words, setWords] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const sentence = reason === undefined ? '' : t(rejectMessages[reason])
  const message = words ?? sentence
  const names = people.slice(0, mostNames).map(({ name }) => name)
  const others = people.length - names.length
  const listed = others > 0 ? [...names, t('review.rejectOthers', { count: others })] : names

  function send(): void {
    if (reason === undefined) return setMissing(true)
    // The sentence of a reason is read in the candidate's own language.
    return onReject({ reason, message: message.trim() === sentence ? '' : message.trim() })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('review.rejectTitle', { count: people.length })}
      closeLabel={t('common.close')}
      align="start"
      wide
      describe={false}
    >
      <div className="stack">
        <p>{t('review.rejectHear', { names: t.list(listed) })}</p>
        <ChoiceGroup
          type="radio"
          name="reject-reason"
          label={t('review.rejectReason')}
          hint={t('review.rejectReasonHint')}
          error={isMissing && reason === undefined ? t('review.rejectReasonRequired') : undefined}
          required
          columns={2}
          options={rejectReasonOptions.map(({ value, labelKey }) => ({
            value,
            label: t(labelKey),
          }))}
          selected={reason === undefined ? [] : [reason]}
          onChange={({ target }) => {
            setReason(rejectReasonOptions.find(({ value }) => value === target.value)?.value)
          }}
        />
        <TextArea
          name="reject-message"
          label={t('review.rejectMessage')}
          hint={t('review.rejectMessageHint')}
          rows={4}
          maxLength={limits.rejectMessageLength}
          value={message}
          onChange={({ target }) => setWords(target.value)}
        />
        <p className="notice">
          <Icon of={Undo2} />
          <span>{t('review.rejectTold', { minutes: limits.decisionMinutes })}</span>
        </p>
        <div className="dialog__actions dialog__actions--row">
          <Button kind="danger" loading={isSaving} onClick={send}>
            {t('review.rejectSend')}
          </Button>
          <Button kind="sec" disabled={isSaving} onClick={onClose}>
            {t('review.rejectBack')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
