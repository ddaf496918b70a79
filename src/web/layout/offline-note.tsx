import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { cachePagesForOffline, toWorkerDefaults } from '#web/lib/notifications/page-worker.ts'
import { useMaybePublicConfig } from '#web/lib/public-config.ts'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Shows that the browser is offline, and caches pages for that case. */
export function OfflineNote() {
  const { t } = useTranslation()
  const productName = useMaybePublicConfig()?.productName
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => {
    if (productName !== undefined) void cachePagesForOffline(toWorkerDefaults(productName, t))
  }, [productName, t])
  return (
    <output className={isOnline ? 'sr-only' : 'offline-note'}>
      {!isOnline && t('offline.now')}
    </output>
  )
}
