import { Headset, Lock, Mail, Phone, User } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import { spacedNumber } from '#web/lib/format/spaced-number.ts'
import { Button, ButtonContent } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MailText } from '#web/ui/mail-text.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { contactOf } from './hr-contact.ts'

/** A blurred placeholder of a hidden contact. The real contact is not in the page. */
const standIn = { name: 'Xxxxxx Xxxxxx', mobile: '+91 00000 00000', email: 'xxxxxx@xxxxx.xxx' }

/** The job's contact, visible only to candidates who applied. */
export function HrPanel({ job }: { job: JobDetails }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const [isOpen, setOpen] = useState(false)
  const contact = contactOf(job)
  // Long after the job's end, or after the application was taken back.
  if (!contact && job.alreadyApplied) return <p>{t('job.contactClosed')}</p>
  return (
    <>
      <dl className="hr">
        <HrRow icon={User} label={t('job.hrName')}>
          {contact?.name ?? <Blurred text={standIn.name} />}
        </HrRow>
        <HrRow icon={Phone} label={t('job.hrContact')}>
          {contact ? (
            <a className="tap" href={`tel:${contact.mobile}`}>
              {spacedNumber(contact.mobile)}
            </a>
          ) : (
            <Blurred text={standIn.mobile} />
          )}
        </HrRow>
        <HrRow icon={Mail} label={t('job.hrEmail')}>
          {contact ? (
            <a className="tap break-words" href={`mailto:${contact.email}`}>
              <MailText address={contact.email} />
            </a>
          ) : (
            <Blurred text={standIn.email} />
          )}
        </HrRow>
      </dl>
      {contact ? (
        <div className="mt-3" />
      ) : (
        <p className="locked">
          <Icon of={Lock} />
          {t('gate.applyToViewDetails')}
        </p>
      )}
      <Button
        kind={contact ? 'pri' : 'sec'}
        block
        icon={Headset}
        onClick={() => (contact ? setOpen(true) : toasts.warn(t('gate.applyToViewDetails')))}
      >
        {t('job.contactHr')}
      </Button>
      {contact && (
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={t('job.contactHrTitle')}
          closeLabel={t('application.close')}
          actions={
            <>
              <a className={buttonClass()} href={`tel:${contact.mobile}`}>
                <ButtonContent icon={Phone}>{t('job.callHr')}</ButtonContent>
              </a>
              <a className={buttonClass({ kind: 'sec' })} href={`mailto:${contact.email}`}>
                <ButtonContent icon={Mail}>{t('job.mailHr')}</ButtonContent>
              </a>
            </>
          }
        >
          <p>{contact.name}</p>
        </Dialog>
      )}
    </>
  )
}

function HrRow({
  icon,
  label,
  children,
}: {
  icon: LucideIcon
  label: string
  children: ReactNode
}) {
  return (
    <div className="hr__row">
      <Icon of={icon} />
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Blurred({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="blurred" aria-hidden="true">
        {text}
      </span>
      <span className="sr-only">{t('job.hrStandIn')}</span>
    </>
  )
}
