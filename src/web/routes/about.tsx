import { useTranslation } from '#web/lib/i18n/translation.ts'
import { AboutSection } from '#web/features/home/about-section.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { HomePage } from '#web/layout/pages.tsx'
import { paths } from '#web/lib/paths.ts'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import '#web/features/home/home.css'

export const handle = deferredHandle

/** The About section of the home page as its own page. */
export default function About() {
  const { t } = useTranslation()
  return (
    <HomePage fill>
      <PageHead
        title={t('about.title')}
        description={t('about.description')}
        path={paths.about()}
      />
      <AboutSection isPage />
    </HomePage>
  )
}
