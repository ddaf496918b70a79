import { Check, Mail, Phone, RotateCcw } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { ContactRequest } from '#contract/contact/schemas.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import { spacedNumber } from '#web/lib/format/spaced-number.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MailText } from '#web/ui/mail-text.tsx'
import { Slip } from '#web/ui/slip.tsx'

interface RequestCardProps {
  request: ContactRequest
  isSaving: boolean
  onMark: (isDone: boolean) => void
}

/** A request for a call back: who, why, and whether it is done. */
export function RequestCard({ request, isSaving, onMark }: RequestCardProps) {
  const { t } = useTranslation()
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
        </>
      }
      stub={
        <Button
          kind={request.isDone ? 'sec' : 'success'}
          icon={request.isDone ? RotateCcw : Check}
          loading={isSaving}
          loadingText={t('contactRequests.saving')}
          onClick={() => onMark(!request.isDone)}
        >
          {t(request.isDone ? 'contactRequests.markOpen' : 'contactRequests.markDone')}
        </Button>
      }
    />
  )
}
