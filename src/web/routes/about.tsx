import { useTranslation } from 'react-i18next'
import { AboutSection } from '#web/features/home/about-section.tsx'
import { HomePage } from '#web/layout/pages.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'
import '#web/styles/screens/home.css'

/** The About section of the home page as a page of its own. */
export default function About() {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()
  return (
    <HomePage fill>
      <title>{`${t('about.title')} | ${productName}`}</title>
      <meta name="description" content={t('about.description')} />
      <AboutSection isPage />
    </HomePage>
  )
}
