import { RotateCw } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** A part of the screen that could not be loaded; the rest works. */
export function PartFailed({ title, message }: { title: string; message: string }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const revalidator = useRevalidator()
  return (
    <div role="alert">
      <Notice tone="error">
        <p>
          <b>{title}</b>
        </p>
        <p>{failureText(message)}</p>
        <Button
          className="mt-2"
          kind="sec"
          size="sm"
          icon={RotateCw}
          loading={revalidator.state === 'loading'}
          loadingText={t('search.trying')}
          onClick={() => void revalidator.revalidate()}
        >
          {t('search.retry')}
        </Button>
      </Notice>
    </div>
  )
}
