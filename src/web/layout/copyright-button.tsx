import { useTranslation } from '#web/lib/translation.ts'
import { showNotification } from '#web/lib/page-worker.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'

/** The copyright line; a tap shows a test notification, or says that they are not allowed. */
export function CopyrightButton() {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()

  async function testNotification() {
    if (!('Notification' in window) || Notification.permission !== 'granted') {
      window.alert(t('notification.notGranted'))
      return
    }
    await showNotification(productName, { body: t('notification.defaultBody'), productName })
  }

  return (
    <button type="button" onClick={() => void testNotification()}>
      {t('footer.copyright', { product: productName })}
    </button>
  )
}
