import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { refundPolicy } from '#web/features/legal/legal-texts.ts'
import { PublicPage } from '#web/layout/pages.tsx'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'

export const handle = {
  ...deferredHandle,
  messages: ['legal'],
} as const satisfies MessagesHandle

export default function RefundPolicy() {
  return (
    <PublicPage>
      <LegalPage text={refundPolicy} site={usePublicConfig()} />
    </PublicPage>
  )
}
