import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { endpoints } from '#contract/endpoints.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { PrivacySection } from './privacy-section.tsx'

/** Everything that is kept, as a file of the browser. */
export function DownloadSection() {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)

  async function download(): Promise<void> {
    setBusy(true)
    try {
      saveFile(await api.download(endpoints.downloadOwnData), 'my-data.zip')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const isLimit = error.code === 'TOO_MANY_REQUESTS'
      toasts.no(isLimit ? error.message : t('privacy.downloadFailed'), 'privacy')
    } finally {
      setBusy(false)
    }
  }

  return (
    <PrivacySection title={t('privacy.downloadTitle')} hint={t('privacy.downloadHint')}>
      <div>
        <Button
          kind="sec"
          icon={Download}
          loading={isBusy}
          loadingText={t('privacy.downloading')}
          onClick={() => void download()}
        >
          {t('privacy.download')}
        </Button>
      </div>
    </PrivacySection>
  )
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
