import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'

interface JobStripProps {
  title: string
  company: string
  city: string
  logo: string | null
}

/** The job applied to, in one line. */
export function JobStrip({ title, company, city, logo }: JobStripProps) {
  const langOf = useTypedLanguage()
  const place = [company, city].filter(Boolean).join(', ')
  return (
    <div className="jobstrip">
      <CompanyLogo name={company} src={logo ?? undefined} size="s" />
      <div className="min-w-0 leading-[1.3]">
        <p className="font-semi" lang={langOf(title)}>
          {title}
        </p>
        <p className="text-small text-fg-2">{place}</p>
      </div>
    </div>
  )
}
