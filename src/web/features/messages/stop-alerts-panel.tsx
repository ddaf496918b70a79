import { BellOff } from 'lucide-react'
import { calls } from '#contract/calls.ts'
import type { MessageWay } from '#contract/messages/schemas.ts'
import { isAlert } from '#contract/messages/settings.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface StopAlertsPanelProps {
  type: 'users' | 'employee'
  ways: readonly MessageWay[]
}

/** Stops at once what only advertises. Nothing for a person who gets no such messages. */
export function StopAlertsPanel({ type, ways }: StopAlertsPanelProps) {
  const { t } = useTranslation()
  const { run, isPending } = useMutation({
    call: (api) => api.call(calls.stopAlerts),
    toastId: 'message-settings',
    successText: () => t('messages.saved'),
    revalidate: 'always',
  })
  const alerts = ways.filter((way) => isAlert(way))
  if (alerts.length === 0) return null
  return (
    <section className="panel" aria-labelledby="stop-alerts">
      <h2 id="stop-alerts">{t('messages.stopAllTitle')}</h2>
      <p>{t(`messages.stopAllText.${type}`)}</p>
      {alerts.some(({ isOn }) => isOn) ? (
        <Button kind="line" block className="mt-3" loading={isPending} onClick={() => void run()}>
          <Icon of={BellOff} /> {t('messages.stopAll')}
        </Button>
      ) : (
        <p className="font-semi mt-3">{t('messages.allStopped')}</p>
      )}
    </section>
  )
}
