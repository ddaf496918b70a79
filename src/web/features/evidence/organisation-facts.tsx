import type { OrganisationForAdmins } from '#contract/evidence/schemas.ts'
import { rupees } from '#web/lib/format/money.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useMayActAsAdmin } from '#web/lib/admin-role.ts'
import { Link } from '#web/ui/link.ts'

/** What is known of a company, in short. */
export function OrganisationFacts({ organisation }: { organisation: OrganisationForAdmins }) {
  const { t } = useTranslation()
  const maySeeAudit = useMayActAsAdmin()('own')
  const { id, contactName, email, jobs, paidPaise, reports } = organisation
  const contact = [contactName, email].filter((part) => part !== null && part !== '').join(', ')
  const facts = [
    { label: t('organisations.contact'), text: contact },
    { label: t('organisations.jobs'), text: t('organisations.jobCounts', jobs) },
    { label: t('organisations.paid'), text: rupees(paidPaise / 100) },
    { label: t('organisations.reports'), text: t.number(reports) },
  ]
  return (
    <section aria-labelledby="facts-heading">
      <h2 id="facts-heading" className="text-h3">
        {t('organisations.inShort')}
      </h2>
      <dl>
        {facts.map(({ label, text }) => (
          <div key={label} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 py-2">
            <dt className="text-fg-2">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {maySeeAudit && (
        <Link className="link" to={`${paths.audit()}?person=${encodeURIComponent(id)}`}>
          {t('organisations.seeAudit')}
        </Link>
      )}
    </section>
  )
}
