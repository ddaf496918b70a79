import { Mail, Phone, RotateCcw } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { adminCalls } from '#contract/admin-calls.ts'
import type { ContactRequest } from '#contract/contact/schemas.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import { OwnerLine } from '#web/features/assignments/owner-line.tsx'
import { useAssign } from '#web/features/assignments/use-assign.ts'
import { spacedNumber } from '#web/lib/format/spaced-number.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MailText } from '#web/ui/mail-text.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { ClosingForm } from './closing-form.tsx'
import { useMarkRequest } from './use-mark-request.ts'

/** A request for a call back: who, why, who has taken it, and what came of it. */
export function RequestCard({ request }: { request: ContactRequest }) {
  const { t } = useTranslation()
  const { id: requestId, isDone, owner } = request
  const { run: mark, isPending } = useMarkRequest(requestId)
  const { assign, isAssigning, isSavingNote } = useAssign((api, body) =>
    api.call(adminCalls.assignContactRequest, { params: { requestId }, body }),
  )
  const sentAt = new Date(request.sentAt)
  return (
    <Slip
      as="li"
      body={
        <>
          <h2 className="text-h3">{request.name}</h2>
          <p className="text-small text-fg-3 tabular-nums">
            {t('contactRequests.sentAt', {
              date: dayMonthYear(indiaDate(sentAt)),
              time: t.date(sentAt, { timeStyle: 'short' }),
            })}
          </p>
          <p className="flex flex-wrap gap-x-4 [&_a]:min-w-0 [&_a]:wrap-anywhere">
            <a className="link tabular-nums" href={`tel:+91${request.mobile}`}>
              <Icon of={Phone} />
              +91 {spacedNumber(request.mobile)}
            </a>
            <a className="link" href={`mailto:${encodeURIComponent(request.email)}`}>
              <Icon of={Mail} />
              <MailText address={request.email} />
            </a>
          </p>
          <p className="whitespace-pre-line">{request.query}</p>
          {isDone && request.note !== '' && (
            <p className="mt-3 whitespace-pre-line break-words">
              <b className="block">{t('contactRequests.note')}</b>
              {request.note}
            </p>
          )}
        </>
      }
      stub={
        isDone ? (
          <>
            <span className="text-small text-fg-2 min-w-0 break-words">
              {owner && t('contactRequests.doneBy', { name: owner.name })}
            </span>
            <Button
              kind="sec"
              icon={RotateCcw}
              loading={isPending}
              loadingText={t('contactRequests.saving')}
              onClick={() => void mark({ isDone: false })}
            >
              {t('contactRequests.markOpen')}
            </Button>
          </>
        ) : (
          <div className="stack w-full">
            <OwnerLine owner={owner} isSaving={isAssigning} onAssign={assign} />
            {owner?.isMe === true && (
              <ClosingForm
                request={request}
                isSavingNote={isSavingNote}
                onSaveNote={(note) => assign({ isTaken: true, seenOwner: owner.id, note })}
              />
            )}
            {owner?.isMe !== true && request.note !== '' && (
              <p className="whitespace-pre-line break-words">{request.note}</p>
            )}
          </div>
        )
      }
    />
  )
}
