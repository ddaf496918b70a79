import { Download } from 'lucide-react'
import { calls } from '#contract/calls.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { PrivacySection } from './privacy-section.tsx'

/** Downloads everything that is stored about the person. */
export function DownloadSection() {
  const { t } = useTranslation()
  const { run, isPending } = useMutation({
    call: (api) => api.download(calls.downloadOwnData),
    toastId: 'privacy',
    onSuccess: (file) => saveFile(file, 'my-data.zip'),
    errorText: ({ code, message }) =>
      code === 'TOO_MANY_REQUESTS' ? message : t('privacy.downloadFailed'),
    revalidate: 'never',
  })

  return (
    <PrivacySection title={t('privacy.downloadTitle')} hint={t('privacy.downloadHint')}>
      <div>
        <Button
          kind="sec"
          icon={Download}
          loading={isPending}
          loadingText={t('privacy.downloading')}
          onClick={() => void run()}
        >
          {t('privacy.download')}
        </Button>
      </div>
    </PrivacySection>
  )
}
