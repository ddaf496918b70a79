import { ExternalLink } from 'lucide-react'
import type { OwnCompanyPage } from '#contract/companies/own-page-schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { AboutForm } from './about-form.tsx'
import { PhotosCard } from './photos-card.tsx'

/** What a company says and shows of itself on its public page. */
export function OwnPage({ page }: { page: OwnCompanyPage }) {
  const { t } = useTranslation()
  const may = useMayAct()
  return (
    <section className="mt-6" aria-labelledby="page-heading">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="page-heading">{t('companyPage.title')}</h2>
        {page.slug !== null && (
          <Link className="link" to={paths.company(page.slug)}>
            <Icon of={ExternalLink} size="s" />
            {t('companyPage.open')}
          </Link>
        )}
      </div>
      <p className="text-fg-2">
        {t(page.slug === null ? 'companyPage.afterFirstJob' : 'companyPage.hint')}
      </p>
      <div className="grid gap-4 mt-4 lg:grid-cols-2 items-start">
        {may('own') && <AboutForm page={page} />}
        <PhotosCard photos={page.photos} />
      </div>
    </section>
  )
}
