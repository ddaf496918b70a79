import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { privacyPolicy } from '#web/features/legal/legal-texts.ts'
import { PublicPage } from '#web/layout/pages.tsx'
import { lateHandle } from '#web/lib/late-handle.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'

export const handle = lateHandle

export default function Privacy() {
  return (
    <PublicPage>
      <LegalPage text={privacyPolicy} site={usePublicConfig()} />
    </PublicPage>
  )
}
