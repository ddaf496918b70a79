import { useTranslation } from '#web/lib/i18n/translation.ts'
import { AboutSection } from '#web/features/home/about-section.tsx'
import { FollowUs } from '#web/features/home/follow-us.tsx'
import { FreshJobs } from '#web/features/home/fresh-jobs.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { HiringStrip } from '#web/features/home/hiring-strip.tsx'
import { HomeSearch } from '#web/features/home/home-search.tsx'
import { HowToStart } from '#web/features/home/how-to-start.tsx'
import { HowWeVerify } from '#web/features/home/how-we-verify.tsx'
import { loadHiringCompanies } from '#web/features/home/load-hiring-companies.ts'
import { loadHomeJobs } from '#web/features/home/load-home-jobs.ts'
import { HomeCities, PopularKinds } from '#web/features/home/popular-kinds.tsx'
import { WhyCards } from '#web/features/home/why-cards.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { HomePage } from '#web/layout/pages.tsx'
import { paths } from '#web/lib/paths.ts'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { SocialLinks } from '#web/layout/social-links.tsx'
import { createServerApi } from '#web/lib/api/server-api.ts'
import '#web/features/home/home.css'
import type { Route } from './+types/home'

export const handle = { ...deferredHandle, messages: ['places'] } as const satisfies MessagesHandle

const networks = ['whatsapp', 'telegram', 'facebook', 'instagram', 'linkedin'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const api = createServerApi(context)
  const [companies, found] = await Promise.all([loadHiringCompanies(api), loadHomeJobs(api)])
  return { companies, ...found }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()
  const { companies, jobs, landings } = loaderData
  return (
    <HomePage>
      <PageHead
        title={t('home.title', { product: productName })}
        description={t('home.description')}
        path={paths.home()}
      />
      <Hero productName={productName} />
      <HomeSearch jobs={jobs} />
      <PopularKinds links={landings.categories} />
      <FreshJobs checked={jobs?.checked ?? []} />
      <HomeCities links={landings.cities} />
      <HowWeVerify />
      <FollowUs links={<SocialLinks networks={networks} />} />
      <div className="pt-10 lg:pt-18">
        <HiringStrip title={t('home.companies.title')} companies={companies} />
      </div>
      <WhyCards productName={productName} />
      <HowToStart />
      <AboutSection />
    </HomePage>
  )
}
