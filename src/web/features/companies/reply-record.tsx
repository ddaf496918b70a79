import type { Company } from '#contract/companies/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** How a company treats those who apply; only what is known from enough cases. */
export function ReplyRecord({ company }: { company: Company }) {
  const { t } = useTranslation()
  const { replyDays, answered, joined, moneyReports } = company
  const figures = [
    replyDays !== null && {
      label: t('companies.replyTime'),
      figure: t('companies.days', { count: replyDays }),
    },
    answered !== null && {
      label: t('companies.answered'),
      figure: t('companies.ofAll', { count: answered.count, all: answered.of }),
    },
    joined !== null && {
      label: t('companies.joinedBy'),
      figure: t('companies.joined', { count: joined }),
    },
    moneyReports !== null && {
      label: t('companies.moneyReports'),
      figure: t('companies.people', { count: moneyReports }),
    },
  ].filter((each) => each !== false)
  if (figures.length === 0) return null
  return (
    <section className="panel" aria-labelledby="record-heading">
      <h2 id="record-heading">{t('companies.record')}</h2>
      <dl className="company__figures mt-3">
        {figures.map(({ label, figure }) => (
          <div key={label}>
            <dt className="text-small text-fg-2">{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
