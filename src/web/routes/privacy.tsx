import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { privacyPolicy } from '#web/features/legal/legal-texts.ts'
import { PublicPage } from '#web/layout/pages.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'

export default function Privacy() {
  return (
    <PublicPage>
      <LegalPage text={privacyPolicy} site={usePublicConfig()} />
    </PublicPage>
  )
}
