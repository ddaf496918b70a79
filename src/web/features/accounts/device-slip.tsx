import { Hourglass, LogOut, MonitorSmartphone } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { SignedInSession } from '#contract/sessions.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Slip } from '#web/ui/slip.tsx'

interface DeviceSlipProps {
  device: SignedInSession
  isEnding: boolean
  onEnd: () => void
}

const clockTime = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })

const moment = (instant: string) => {
  const at = new Date(instant)
  return { date: dayMonthYear(indiaDate(at)), time: clockTime.format(at) }
}

/** One place where somebody is signed in, with the way to end it; this one is left by logging out. */
export function DeviceSlip({ device, isEnding, onEnd }: DeviceSlipProps) {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <Slip
      as="li"
      body={
        <>
          <div className="row row--wrap between">
            <h2 id={headingId} className="text-title">
              {t('devices.name', {
                browser: t(`devices.browser.${device.browser}`),
                system: t(`devices.system.${device.system}`),
              })}
            </h2>
            {device.isThis && (
              <Badge tone="ok" icon={MonitorSmartphone}>
                {t('devices.this')}
              </Badge>
            )}
            {device.isWaiting && (
              <Badge tone="warn" icon={Hourglass}>
                {t('devices.waiting')}
              </Badge>
            )}
          </div>
          <ul className="small t2 num">
            <li>{t('devices.signedIn', moment(device.signedInAt))}</li>
            {!device.isThis && <li>{t('devices.lastSeen', moment(device.lastSeenAt))}</li>}
            {device.network !== '' && <li>{t('devices.network', { network: device.network })}</li>}
          </ul>
        </>
      }
      stub={
        device.isThis ? undefined : (
          <Button
            kind="no"
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
