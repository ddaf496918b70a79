import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Says beside the contact that the application was sent. It takes the focus, so that it is read out. */
export function ApplicationSent() {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} className="mb-3">
      <Notice tone="success">
        <p>{t('application.sent')}</p>
      </Notice>
    </div>
  )
}
