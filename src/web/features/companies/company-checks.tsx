import { Clock } from 'lucide-react'
import type { Company } from '#contract/companies/schemas.ts'
import { stepNames } from '#contract/evidence/levels.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Seal } from '#web/ui/seal.tsx'

/** What was checked of a company and when, and what was not. */
export function CompanyChecks({ company: { checks } }: { company: Company }) {
  const { t } = useTranslation()
  return (
    <section className="panel" aria-labelledby="checks-heading">
      <h2 id="checks-heading">{t('companies.checked')}</h2>
      <ul>
        {stepNames.map((step) => {
          const done = checks.find((each) => each.step === step)
          return (
            <li key={step} className="flex gap-3 py-2">
              {done ? <Seal size={22} /> : <Icon of={Clock} />}
              <div className="min-w-0">
                <p className="font-semi">
                  {t(done ? `companies.level.${step}` : `companies.missing.${step}`)}
                </p>
                {done && (
                  <p className="text-small text-fg-2">
                    {t('companies.checkedOn', { day: dayMonthYear(done.on) })}
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <p className="text-small mt-2">{t('companies.notBought')}</p>
    </section>
  )
}
