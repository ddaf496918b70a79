import { CompanyLogo } from '#web/ui/company-logo.tsx'

interface JobStripProps {
  title: string
  company: string
  city: string
  logo: string | null
}

/** The job applied to, in one line. */
export function JobStrip({ title, company, city, logo }: JobStripProps) {
  return (
    <div className="jobstrip">
      <CompanyLogo name={company} src={logo ?? undefined} size="s" />
      <div className="min-w-0 leading-[1.3]">
        <p className="font-semi">{title}</p>
        <p className="text-small text-fg-2">{[company, city].filter(Boolean).join(', ')}</p>
      </div>
    </div>
  )
}
