import { useTranslation } from '#web/lib/translation.ts'
import { AboutSection } from '#web/features/home/about-section.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { HomePage } from '#web/layout/pages.tsx'
import { paths } from '#web/lib/paths.ts'
import { lateHandle } from '#web/lib/late-handle.ts'
import '#web/styles/screens/home.css'

export const handle = lateHandle

/** The About section of the home page as a page of its own. */
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
