import { useTranslation } from 'react-i18next'
import { AboutSection } from '#web/features/home/about-section.tsx'
import { FollowUs } from '#web/features/home/follow-us.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { HowToStart } from '#web/features/home/how-to-start.tsx'
import { WhyCards } from '#web/features/home/why-cards.tsx'
import { HomePage } from '#web/layout/pages.tsx'
import { usePublicConfig } from '#web/layout/public-config.ts'
import { SocialLinks } from '#web/layout/social-links.tsx'
import '#web/styles/screens/home.css'

const networks = ['whatsapp', 'telegram', 'facebook', 'instagram', 'linkedin'] as const

export default function Home() {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()
  return (
    <HomePage>
      <title>{`${t('home.title', { product: productName })} | ${productName}`}</title>
      <meta name="description" content={t('home.description')} />
      <Hero productName={productName} />
      <FollowUs links={<SocialLinks networks={networks} />} />
      <WhyCards productName={productName} />
      <HowToStart />
      <AboutSection />
    </HomePage>
  )
}
