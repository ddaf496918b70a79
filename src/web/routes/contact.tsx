import { useTranslation } from '#web/lib/i18n/translation.ts'
import { ContactScreen } from '#web/features/contact/contact-screen.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { paths } from '#web/lib/paths.ts'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'

export const handle = deferredHandle

export default function Contact() {
  const { t } = useTranslation()
  const site = usePublicConfig()
  return (
    <PublicPage>
      <PageHead
        title={t('contact.title')}
        description={t('contact.description')}
        path={paths.contact()}
      />
      <ContactScreen site={site} />
    </PublicPage>
  )
}
