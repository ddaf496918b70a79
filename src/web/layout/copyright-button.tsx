import { useTranslation } from '#web/lib/i18n/translation.ts'
import { showNotification, toWorkerDefaults } from '#web/lib/notifications/page-worker.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'

/** The copyright line. A tap shows a test notification, or says that notifications are blocked. */
export function CopyrightButton() {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()

  async function testNotification() {
    if (!('Notification' in window) || Notification.permission !== 'granted') {
      window.alert(t('notification.notGranted'))
      return
    }
    const defaults = toWorkerDefaults(productName, t)
    await showNotification(defaults.title, { body: defaults.body, defaults })
  }

  return (
    <button type="button" onClick={() => void testNotification()}>
      {t('footer.copyright', { product: productName })}
    </button>
  )
}
