import { useTranslation } from '#web/lib/i18n/translation.ts'
import { calls } from '#contract/calls.ts'
import { CityList } from '#web/features/landing-pages/city-list.tsx'
import { LandingLinks } from '#web/features/landing-pages/landing-links.tsx'
import { Breadcrumbs } from '#web/layout/breadcrumbs.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { orResponse } from '#web/lib/api/failure.ts'
import { paths } from '#web/lib/paths.ts'
import { createServerApi } from '#web/lib/api/server-api.ts'
import '#web/features/job-search/search.css'
import type { Route } from './+types/jobs-by-city'

export const handle = { ...deferredHandle, messages: ['places'] } as const satisfies MessagesHandle

export async function loader({ context }: Route.LoaderArgs) {
  return await orResponse(createServerApi(context).call(calls.listLandings))
}

export default function JobsByCity({ loaderData: { categories, cities } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <PublicPage>
      <PageHead
        title={t('landing.byCity')}
        description={t('landing.byCityDescription')}
        path={paths.jobsByCity()}
      />
      <div className="wrap pt-3.5 pb-10">
        <Breadcrumbs
          crumbs={[
            { name: t('nav.homePage'), path: paths.home() },
            { name: t('publicJobs.title'), path: paths.publicJobs() },
            { name: t('landing.byCity'), path: paths.jobsByCity() },
          ]}
        />
        <h1 className="mt-4">{t('landing.byCity')}</h1>
        {cities.length === 0 && <p className="mt-3">{t('search.noJobsYet')}</p>}
        <LandingLinks title={t('landing.categories')} links={categories} />
        <CityList cities={cities} />
      </div>
    </PublicPage>
  )
}
