import { Hourglass, LogOut, MonitorSmartphone } from 'lucide-react'
import { useId } from 'react'
import type { Translate } from '#web/lib/i18n/translation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { SignedInSession } from '#contract/accounts/session-schemas.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Slip } from '#web/ui/slip.tsx'

interface DeviceCardProps {
  device: SignedInSession
  isEnding: boolean
  onEnd: () => void
}

const moment = (t: Translate, instant: string) => {
  const at = new Date(instant)
  return { date: dayMonthYear(indiaDate(at)), time: t.date(at, { timeStyle: 'short' }) }
}

/** One signed-in device with its sign-out button. The current device signs out by logging out. */
export function DeviceCard({ device, isEnding, onEnd }: DeviceCardProps) {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <Slip
      as="li"
      body={
        <>
          <div className="flex items-center gap-3 flex-wrap justify-between">
            <h2 id={headingId} className="text-title">
              {t('devices.name', {
                browser: t(`devices.browser.${device.browser}`),
                system: t(`devices.system.${device.system}`),
              })}
            </h2>
            {device.isThis && (
              <Badge tone="success" icon={MonitorSmartphone}>
                {t('devices.this')}
              </Badge>
            )}
            {device.isWaiting && (
              <Badge tone="warn" icon={Hourglass}>
                {t('devices.waiting')}
              </Badge>
            )}
          </div>
          <ul className="text-small text-fg-2 tabular-nums">
            <li>{t('devices.signedIn', moment(t, device.signedInAt))}</li>
            {!device.isThis && <li>{t('devices.lastSeen', moment(t, device.lastSeenAt))}</li>}
            {device.network !== '' && <li>{t('devices.network', { network: device.network })}</li>}
          </ul>
        </>
      }
      stub={
        device.isThis ? undefined : (
          <Button
            kind="danger-outline"
            icon={LogOut}
            aria-describedby={headingId}
            loading={isEnding}
            loadingText={t('devices.ending')}
            onClick={onEnd}
          >
            {t('devices.end')}
          </Button>
        )
      }
    />
  )
}
