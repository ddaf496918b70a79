import { CircleCheck, Mail, Phone, TriangleAlert } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { spacedNumber } from '#web/lib/format/spaced-number.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MailText } from '#web/ui/mail-text.tsx'
import { usePincodeHint } from './use-pincode-hint.ts'

/** The contact to call before a job goes live, with the results of automatic checks. */
export function ContactToVerify({ job }: { job: FullJob }) {
  const { t } = useTranslation()
  const hint = usePincodeHint(job)
  return (
    <section className="adm-sec border-t-0!">
      <h3>{t('admin.callToVerify')}</h3>
      <div className="flex items-center gap-3 flex-wrap">
        <a className="link tabular-nums" href={`tel:+91${job.mobileNumber}`}>
          <Icon of={Phone} />
          +91 {spacedNumber(job.mobileNumber)}
        </a>
        <span>
          {job.name}, {job.designation}
        </span>
        <a className="link" href={`mailto:${encodeURIComponent(job.email)}`}>
          <Icon of={Mail} />
          <MailText address={job.email} />
        </a>
      </div>
      {hint && (
        <ul className="checks mt-2">
          <li>
            <Icon
              of={hint.isGood ? CircleCheck : TriangleAlert}
              className={hint.isGood ? 'text-ok' : 'text-warn'}
            />
            <span>{hint.text}</span>
          </li>
        </ul>
      )}
    </section>
  )
}
