import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { refundPolicy } from '#web/features/legal/legal-texts.ts'
import { PublicPage } from '#web/layout/pages.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'

export default function RefundPolicy() {
  return (
    <PublicPage>
      <LegalPage text={refundPolicy} site={usePublicConfig()} />
    </PublicPage>
  )
}
