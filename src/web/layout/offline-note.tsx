import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { keepPagesForOffline } from '#web/lib/page-worker.ts'
import { useMaybePublicConfig } from '#web/lib/public-config.ts'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Says when the line is dead, and has pages kept for that. */
export function OfflineNote() {
  const { t } = useTranslation()
  const productName = useMaybePublicConfig()?.productName
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => {
    if (productName !== undefined) void keepPagesForOffline(productName)
  }, [productName])
  return (
    <output className={isOnline ? 'sr-only' : 'offline-note'}>
      {!isOnline && t('offline.now')}
    </output>
  )
}
