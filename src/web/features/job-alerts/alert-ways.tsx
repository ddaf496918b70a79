import { Mail, MessageCircle, MessageSquareText, Smartphone } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { calls } from '#contract/calls.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import type { AlertWay } from '#contract/job-alerts/schemas.ts'
import type { Channel } from '#contract/messages/events.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Switch } from '#web/ui/switch.tsx'

const looks: Readonly<Record<Channel, { icon: LucideIcon; hint: MessageKey }>> = {
  push: { icon: Smartphone, hint: 'alert.wayHint.push' },
  sms: { icon: MessageSquareText, hint: 'alert.wayHint.text' },
  whatsapp: { icon: MessageCircle, hint: 'alert.wayHint.text' },
  mail: { icon: Mail, hint: 'alert.wayHint.mail' },
}

interface AlertWaysProps {
  ways: readonly AlertWay[]
  /** Runs after a change is saved. */
  onChanged: () => void | Promise<void>
}

/** By which ways all alerts of the person go. Each switch is one consent, saved at once. */
export function AlertWays({ ways, onChanged }: AlertWaysProps) {
  const { t } = useTranslation()
  const { run, pending } = useMutation({
    call: (api, { channel, isOn }: Pick<AlertWay, 'channel' | 'isOn'>) =>
      api.call(calls.changeMessageSetting, { body: { purpose: 'alerts', channel, isOn } }),
    toastId: 'alert-ways',
    successText: () => t('alert.saved'),
    onSuccess: onChanged,
    revalidate: 'never',
  })
  return (
    <ul className="alert-ways">
      {ways.map((way) => (
        <Way
          key={way.channel}
          way={way}
          isOn={pending?.channel === way.channel ? pending.isOn : way.isOn}
          onChange={(isOn) => void run({ channel: way.channel, isOn })}
        />
      ))}
    </ul>
  )
}

interface WayProps {
  way: AlertWay
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Way({ way, isOn, onChange }: WayProps) {
  const { t } = useTranslation()
  const id = useId()
  const { icon, hint } = looks[way.channel]
  const isPossible = way.missing === null
  return (
    <li>
      <Icon of={icon} />
      <span className="min-w-0">
        <b>{t(`alert.way.${way.channel}`)}</b>
        <small id={id}>
          {isPossible ? t(hint) : t(`alert.missing.${way.missing ?? 'mail'}`)}
          {isPossible && isOn && way.since !== null && (
            <> · {t('alert.since', { date: dayMonthYear(way.since) })}</>
          )}
        </small>
      </span>
      <Switch
        label={t(`alert.way.${way.channel}`)}
        describedBy={id}
        isOn={isPossible && isOn}
        disabled={!isPossible}
        onChange={onChange}
      />
    </li>
  )
}
