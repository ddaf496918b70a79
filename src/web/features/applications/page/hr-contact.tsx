import { MessageCircle, Phone } from 'lucide-react'
import type { MyApplication } from '#contract/applications/schemas.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { callLink, chatLink } from '#web/lib/format/phone-links.ts'
import { spacedNumber } from '#web/lib/format/spaced-number.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { NeverPay } from '../never-pay.tsx'

/** Who hires, to call or to write to, once the application is sent. */
export function HrContact({ application }: { application: MyApplication }) {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()
  const { contact, contactEndedDate } = application
  if (!contact) {
    if (contactEndedDate === null) return null
    return (
      <section className="panel">
        <h2>{t('job.hrDetails')}</h2>
        <p>{t('myApplication.contactEnded', { date: dayMonthYear(contactEndedDate) })}</p>
      </section>
    )
  }
  const { name, designation, mobile } = contact
  const digits = mobile.replace(/\D/g, '').slice(-10)
  return (
    <section className="panel" aria-labelledby="application-hr">
      <h2 id="application-hr">{t('job.hrDetails')}</h2>
      <div className="flex items-center gap-3">
        <Avatar size="s" />
        <div className="min-w-0 break-words">
          <p className="font-semi">{name}</p>
          <p className="text-small text-fg-2 tabular-nums">
            {t('myApplication.hrLine', { designation, mobile: spacedNumber(digits) })}
          </p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2 my-3 max-letters:grid-cols-1">
        <ButtonLink
          kind="sec"
          icon={Phone}
          render={<a href={callLink(mobile)} aria-label={t('myApplication.callName', { name })} />}
        >
          {t('myApplication.call')}
        </ButtonLink>
        <ButtonLink
          kind="sec"
          icon={MessageCircle}
          render={
            <a
              href={chatLink(mobile)}
              target="_blank"
              rel="noreferrer"
              aria-label={t('myApplication.whatsAppName', { name })}
            />
          }
        >
          {t('myApplication.whatsApp')}
        </ButtonLink>
      </div>
      <NeverPay productName={productName} />
    </section>
  )
}
