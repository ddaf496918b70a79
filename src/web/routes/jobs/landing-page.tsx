import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { Landing } from '#contract/landing-pages/schemas.ts'
import { FollowCard } from '#web/features/job-search/follow-card.tsx'
import { foundNumber } from '#web/lib/format/found-number.ts'
import { useLandingHeading } from '#web/features/landing-pages/landing-heading.ts'
import { PublicAlertSlip } from '#web/features/job-alerts/public-alert-slip.tsx'
import { LandingScreen } from '#web/features/landing-pages/landing-screen.tsx'
import type { LoadedSearch } from '#web/features/job-search/load-public-search.ts'
import { Breadcrumbs } from '#web/layout/breadcrumbs.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { paths } from '#web/lib/paths.ts'

interface LandingPageProps extends LoadedSearch {
  landing: Landing
}

/** The public search as a landing page: of a category, of a city, or of a category in a city. */
export function LandingPage({ landing, jobs, choices }: LandingPageProps) {
  const { t } = useTranslation()
  const { socialLinks } = usePublicConfig()
  const heading = useLandingHeading(landing)
  const { slug, category, city } = landing
  const total = jobs.ok ? jobs.value.total : 0
  const number = foundNumber(total)
  const cityAbove =
    category && city
      ? [
          {
            name: t('landing.city', { city: t.place(city.name) }),
            path: paths.publicJob(city.slug),
          },
        ]
      : []
  return (
    <PublicPage festive>
      <PageHead
        title={total > 0 ? t('landing.title', { heading, number }) : heading}
        description={
          total > 0
            ? t('landing.description', { count: total, number, heading })
            : t('landing.nothing', { heading })
        }
        path={paths.publicJob(slug)}
        hidden={total === 0}
      />
      <LandingScreen landing={landing} jobs={jobs} choices={choices} Aside={PublicAlertSlip} />
      <div className="wrap mt-5 pb-10">
        <Breadcrumbs
          crumbs={[
            { name: t('nav.homePage'), path: paths.home() },
            { name: t('publicJobs.title'), path: paths.publicJobs() },
            ...cityAbove,
            { name: heading, path: paths.publicJob(slug) },
          ]}
        />
        <div className="mt-5">
          <FollowCard {...socialLinks} />
        </div>
      </div>
    </PublicPage>
  )
}
