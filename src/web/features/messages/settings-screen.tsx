import { ArrowLeft } from 'lucide-react'
import { Link } from '#web/ui/link.ts'
import { calls } from '#contract/calls.ts'
import type { MessageSetting } from '#contract/messages/schemas.ts'
import { NotificationCard } from '#web/features/notifications/notification-card.tsx'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tick } from '#web/ui/tick.tsx'
import type { LoadedSettings } from './load-settings.ts'
import './messages-screen.css'

interface SettingsScreenProps extends LoadedSettings {
  type: 'users' | 'employee'
}

/** By which ways the person gets which messages. A tick is saved at once. */
export function SettingsScreen({ type, settings }: SettingsScreenProps) {
  const { t } = useTranslation()
  const { run, pending } = useMutation({
    call: (api, { purpose, channel, isOn }: MessageSetting) =>
      api.call(calls.changeMessageSetting, { body: { purpose, channel, isOn } }),
    toastId: 'message-settings',
    successText: () => t('messages.saved'),
    revalidate: 'always',
  })
  const purposes = [...new Set(settings.map(({ purpose }) => purpose))]
  const isPending = (one: MessageSetting) =>
    pending?.purpose === one.purpose && pending.channel === one.channel

  return (
    <div className="wrap max-w-[44rem] py-6 lg:py-8">
      <Link className="crumb" to={paths.notifications()}>
        <Icon of={ArrowLeft} /> {t('messages.title')}
      </Link>
      <h1>{t('messages.settings')}</h1>
      <div className="stack mt-4">
        <section className="panel" aria-labelledby="what-and-how">
          <h2 id="what-and-how">{t('messages.whatAndHow')}</h2>
          <p className="text-fg-2">{t('messages.oneTick')}</p>
          <p className="text-small text-fg-2">{t('messages.alwaysHere')}</p>
          <div className="stack mt-4">
            {purposes.map((purpose) => (
              <fieldset key={purpose} className="fs">
                <legend className="label">{t(`messages.purpose.${type}.${purpose}`)}</legend>
                <div className="choices choices--2">
                  {settings
                    .filter((each) => each.purpose === purpose)
                    .map((each) => (
                      <Tick
                        key={each.channel}
                        label={t(`messages.channel.${each.channel}`)}
                        checked={isPending(each) ? !each.isOn : each.isOn}
                        onChange={() => void run({ ...each, isOn: !each.isOn })}
                      />
                    ))}
                </div>
              </fieldset>
            ))}
          </div>
        </section>
        <NotificationCard type={type} />
      </div>
    </div>
  )
}
