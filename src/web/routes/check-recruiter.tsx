import { RecruiterCheckScreen } from '#web/features/recruiter-checks/recruiter-check-screen.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'

export const handle = { ...deferredHandle, messages: ['check'] } as const satisfies MessagesHandle

export default function CheckRecruiter() {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()
  return (
    <PublicPage>
      <PageHead
        title={t('check.title')}
        description={t('check.description', { product: productName })}
        path={paths.checkRecruiter()}
      />
      <RecruiterCheckScreen />
    </PublicPage>
  )
}
