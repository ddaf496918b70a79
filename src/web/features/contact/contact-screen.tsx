import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { ContactField, PublicConfig } from '#contract/site/schemas.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Seal } from '#web/ui/seal.tsx'
import { ContactForm } from './contact-form.tsx'
import './contact-screen.css'

interface ContactScreenProps {
  site: PublicConfig
  /** The company that somebody writes about, if any. */
  company?: string | undefined
  /** Of the link in the mail about a block, if somebody objects to it. */
  about?: string | undefined
}

/** A form that asks for a call back, beside the other ways to reach the team. */
export function ContactScreen({ site, company, about }: ContactScreenProps) {
  const { t } = useTranslation()
  const [isSent, setSent] = useState(false)
  /** A placeholder is text alone: nobody can be reached by it. */
  const sampleOf = (field: ContactField) =>
    site.sampleContacts.includes(field) ? (
      <span>{t('demo.sample', { value: site[field] })}</span>
    ) : undefined
  return (
    <div className="wrap contact">
      <div className="contact__h">
        <h1>{t('contact.title')}</h1>
        <p className="text-fg-2">{t('contact.lead')}</p>
      </div>
      <div className="panel">
        {isSent ? (
          <Sent onAgain={() => setSent(false)} />
        ) : (
          <ContactForm company={company} about={about} onSent={() => setSent(true)} />
        )}
      </div>
      <section className="panel contact__ways">
        <h2>{t('contact.elsewhere')}</h2>
        <dl>
          <Way icon={Phone} name={t('contact.helpline')}>
            {sampleOf('supportPhone') ?? (
              <a className="tabular-nums" href={`tel:${site.supportPhone.replace(/[^+\d]/g, '')}`}>
                {site.supportPhone}
              </a>
            )}
          </Way>
          <Way icon={Mail} name={t('contact.mailbox')}>
            {sampleOf('supportEmail') ?? (
              <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
            )}
          </Way>
          <Way icon={MapPin} name={t('contact.address')}>
            {sampleOf('registeredAddress') ?? <span>{site.registeredAddress}</span>}
          </Way>
        </dl>
      </section>
    </div>
  )
}

function Way({ icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon of={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone; without this the focus would be lost.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack text-center">
      <Seal size={64} />
      <h2 ref={heading} tabIndex={-1}>
        {t('contact.sentTitle')}
      </h2>
      <p>{t('contact.sent')}</p>
      <Button kind="sec" onClick={onAgain}>
        {t('contact.sendAnother')}
      </Button>
    </div>
  )
}
