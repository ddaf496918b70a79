import { useTranslation } from '#web/lib/translation.ts'
import { data } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { FollowCard } from '#web/features/jobs/follow-card.tsx'
import { isSameSearch } from '#web/features/jobs/job-filters.ts'
import { LandingLinks } from '#web/features/jobs/landing/landing-links.tsx'
import { loadPublicSearch } from '#web/features/jobs/load-public-search.ts'
import { PublicSearch } from '#web/features/jobs/public-search.tsx'
import { SearchBand } from '#web/features/jobs/search-band.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { lateHandle } from '#web/lib/late-handle.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { orFailure } from '#web/lib/or-failure.ts'
import { paths } from '#web/lib/paths.ts'
import { createServerApi } from '#web/lib/server-api.ts'
import '#web/styles/screens/search.css'
import type { Route } from './+types/public-jobs'

const citiesShown = 24

export const handle = lateHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = createServerApi(context)
  const [search, landings] = await Promise.all([
    loadPublicSearch(api, new URL(request.url).searchParams),
    orFailure(api.call(endpoints.listLandings, { query: { cities: citiesShown } })),
  ])
  return data(
    { ...search, landings: landings.ok ? landings.value : { categories: [], cities: [] } },
    { status: search.jobs.ok ? 200 : search.jobs.status },
  )
}

/** A portion added below is here already; the address only notes it for the way back. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href || !isSameSearch(currentUrl, nextUrl)
}

export default function PublicJobs({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { socialLinks } = usePublicConfig()
  const { jobs, choices, loosened, landings } = loaderData
  return (
    <PublicPage festive>
      <PageHead
        title={t('publicJobs.title')}
        description={t('publicJobs.description')}
        path={paths.publicJobs()}
      />
      <SearchBand />
      <PublicSearch jobs={jobs} choices={choices} loosened={loosened} />
      <div className="wrap pb-10">
        <LandingLinks title={t('landing.categories')} links={landings.categories} />
        <LandingLinks
          title={t('landing.byCity')}
          links={landings.cities}
          more={{ label: t('landing.allCities'), path: paths.jobsByCity() }}
        />
        <div className="mt-5">
          <FollowCard {...socialLinks} />
        </div>
      </div>
    </PublicPage>
  )
}
