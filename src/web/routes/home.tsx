import { useTranslation } from '#web/lib/i18n/translation.ts'
import { AboutSection } from '#web/features/home/about-section.tsx'
import { FollowUs } from '#web/features/home/follow-us.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { HiringStrip } from '#web/features/home/hiring-strip.tsx'
import { HowToStart } from '#web/features/home/how-to-start.tsx'
import { loadHiringCompanies } from '#web/features/home/load-hiring-companies.ts'
import { WhyCards } from '#web/features/home/why-cards.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { HomePage } from '#web/layout/pages.tsx'
import { paths } from '#web/lib/paths.ts'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { SocialLinks } from '#web/layout/social-links.tsx'
import { createServerApi } from '#web/lib/api/server-api.ts'
import '#web/features/home/home.css'
import type { Route } from './+types/home'

export const handle = deferredHandle

const networks = ['whatsapp', 'telegram', 'facebook', 'instagram', 'linkedin'] as const

export async function loader({ context }: Route.LoaderArgs) {
  return { companies: await loadHiringCompanies(createServerApi(context)) }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()
  return (
    <HomePage>
      <PageHead
        title={t('home.title', { product: productName })}
        description={t('home.description')}
        path={paths.home()}
      />
      <Hero productName={productName} />
      <FollowUs links={<SocialLinks networks={networks} />} />
      <div className="pt-10 lg:pt-18">
        <HiringStrip title={t('home.companies.title')} companies={loaderData.companies} />
      </div>
      <WhyCards productName={productName} />
      <HowToStart />
      <AboutSection />
    </HomePage>
  )
}
