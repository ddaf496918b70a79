import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { HiringCompany } from '#contract/job-search/schemas.ts'
import { limits } from '#contract/limits.ts'
import { SampleMark } from '#web/art/sample-mark.tsx'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LogoStrip } from '#web/ui/logo-strip.tsx'

/** An endless line of twelve logos. Placeholders fill the places that no company takes. */
export function HiringStrip({
  title,
  companies,
}: {
  title: string
  companies: readonly HiringCompany[]
}) {
  const { t } = useTranslation()
  const [isResting, setResting] = useState(false)
  const items = Array.from({ length: limits.hiringCompanies }, (_, index) => {
    const alt = t('home.companies.logo', { number: index + 1 })
    const company = companies[index]
    return company
      ? {
          name: company.name,
          logo: <CompanyLogo name={company.name} src={company.logo} alt={alt} />,
        }
      : { logo: <SampleMark index={index} alt={alt} /> }
  })

  return (
    <section>
      <div className="wrap hiring__h">
        <h2>{title}</h2>
        <IconButton
          className="hiring__pause until-script"
          icon={isResting ? Play : Pause}
          label={t(isResting ? 'home.companies.resume' : 'home.companies.pause')}
          onClick={() => setResting(!isResting)}
        />
      </div>
      <LogoStrip label={title} items={items} isResting={isResting} />
    </section>
  )
}
