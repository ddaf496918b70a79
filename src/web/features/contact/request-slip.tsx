import { Check, Mail, Phone, RotateCcw } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import type { ContactRequest } from '#contract/contact.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import { spacedNumber } from '#web/lib/spaced-number.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MailText } from '#web/ui/mail-text.tsx'
import { Slip } from '#web/ui/slip.tsx'

interface RequestSlipProps {
  request: ContactRequest
  isSaving: boolean
  onMark: (isDone: boolean) => void
}

const clockTime = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** Who asked for a call back and why, with the mark that it was made. */
export function RequestSlip({ request, isSaving, onMark }: RequestSlipProps) {
  const { t } = useTranslation()
  const sentAt = new Date(request.sentAt)
  return (
    <Slip
      as="li"
      body={
        <>
          <h2 className="text-h3">{request.name}</h2>
          <p className="small muted num">
            {t('contactRequests.sentAt', {
              date: dayMonthYear(indiaDate(sentAt)),
              time: clockTime.format(sentAt),
            })}
          </p>
          <p className="callbacks__who">
            <a className="link num" href={`tel:+91${request.mobile}`}>
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
          kind={request.isDone ? 'sec' : 'ok'}
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
