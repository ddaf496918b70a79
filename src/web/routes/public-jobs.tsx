import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { FollowCard } from '#web/features/jobs/follow-card.tsx'
import { findPublicJobs } from '#web/features/jobs/job-calls.ts'
import {
  cursorName,
  isSameSearch,
  readFilters,
  readPortions,
} from '#web/features/jobs/job-filters.ts'
import { loadPortions } from '#web/features/jobs/load-portions.ts'
import { PublicSearch } from '#web/features/jobs/public-search.tsx'
import { SearchBand } from '#web/features/jobs/search-band.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { orFailure } from '#web/lib/or-failure.ts'
import { paths } from '#web/lib/paths.ts'
import { createServerApi } from '#web/lib/server-api.ts'
import '#web/styles/screens/search.css'
import type { Route } from './+types/public-jobs'

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = createServerApi(context)
  const url = new URL(request.url)
  const search = url.searchParams
  const [jobs, choices] = await Promise.all([
    orFailure(
      loadPortions(
        readPortions(search),
        (window) => findPublicJobs(api, readFilters(search), window),
        search.get(cursorName) ?? undefined,
      ),
    ),
    orFailure(api.call(endpoints.listJobFilterChoices)),
  ])
  return data(
    {
      jobs,
      choices: choices.ok ? choices.value : { locations: [], companies: [] },
    },
    { status: jobs.ok ? 200 : jobs.status },
  )
}

/** A portion added below is here already; the address only notes it for the way back. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href || !isSameSearch(currentUrl, nextUrl)
}

export default function PublicJobs({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { productName, publicUrl, socialLinks } = usePublicConfig()
  return (
    <PublicPage festive>
      <title>{`${t('publicJobs.title')} | ${productName}`}</title>
      <meta name="description" content={t('publicJobs.description')} />
      <link rel="canonical" href={publicUrl + paths.publicJobs()} />
      <SearchBand />
      <PublicSearch jobs={loaderData.jobs} choices={loaderData.choices} />
      <div className="wrap mt-5 pb-10">
        <FollowCard {...socialLinks} />
      </div>
    </PublicPage>
  )
}
