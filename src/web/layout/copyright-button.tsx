import { useTranslation } from 'react-i18next'
import { usePublicConfig } from './public-config.ts'

/** The copyright line; a tap shows a test notification, or says that they are not allowed. */
export function CopyrightButton() {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()

  async function testNotification() {
    if (!('Notification' in window) || Notification.permission !== 'granted') {
      window.alert(t('notification.notGranted'))
      return
    }
    const options = { body: t('notification.defaultBody'), icon: '/icon-192.png' }
    // Phones show notifications through the service worker only.
    const worker = await navigator.serviceWorker.getRegistration()
    if (worker) {
      await worker.showNotification(productName, options)
      return
    }
    const notification = new Notification(productName, options)
    notification.addEventListener('click', () => window.focus())
  }

  return (
    <button type="button" onClick={() => void testNotification()}>
      {t('footer.copyright', { product: productName })}
    </button>
  )
}
