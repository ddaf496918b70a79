import { useTranslation } from '#web/lib/i18n/translation.ts'
import { data } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { calls } from '#contract/calls.ts'
import { FollowCard } from '#web/features/job-search/follow-card.tsx'
import { isSameSearch } from '#web/features/job-search/job-filters.ts'
import { LandingLinks } from '#web/features/landing-pages/landing-links.tsx'
import { PublicAlertSlip } from '#web/features/job-alerts/public-alert-slip.tsx'
import { loadPublicSearch } from '#web/features/job-search/load-public-search.ts'
import { PublicSearch } from '#web/features/job-search/public-search.tsx'
import { SearchBand } from '#web/features/job-search/search-band.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { orFailure } from '#web/lib/api/or-failure.ts'
import { paths } from '#web/lib/paths.ts'
import { createServerApi } from '#web/lib/api/server-api.ts'
import '#web/features/job-search/search.css'
import type { Route } from './+types/public-jobs'

const citiesShown = 24

export const handle = { ...deferredHandle, messages: ['places'] } as const satisfies MessagesHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = createServerApi(context)
  const [search, landings] = await Promise.all([
    loadPublicSearch(api, new URL(request.url).searchParams),
    orFailure(api.call(calls.listLandings, { query: { cities: citiesShown } })),
  ])
  return data(
    { ...search, landings: landings.ok ? landings.value : { categories: [], cities: [] } },
    { status: search.jobs.ok ? 200 : search.jobs.status },
  )
}

/** A portion added below is already loaded. The address only records it for Back. */
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
      <PublicSearch Aside={PublicAlertSlip} jobs={jobs} choices={choices} loosened={loosened} />
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
