import { useTranslation } from 'react-i18next'
import { ContactScreen } from '#web/features/contact/contact-screen.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'

export default function Contact() {
  const { t } = useTranslation()
  const site = usePublicConfig()
  return (
    <PublicPage>
      <title>{`${t('contact.title')} | ${site.productName}`}</title>
      <meta name="description" content={t('contact.description')} />
      <ContactScreen site={site} />
    </PublicPage>
  )
}
