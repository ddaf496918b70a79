import { ArrowLeft, Moon } from 'lucide-react'
import { startTransition, useOptimistic, useRef } from 'react'
import { Link } from '#web/ui/link.ts'
import { calls } from '#contract/calls.ts'
import type { MessageWay } from '#contract/messages/schemas.ts'
import { NotificationCard } from '#web/features/notifications/notification-card.tsx'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ApplicantNewsPanel } from './applicant-news-panel.tsx'
import type { LoadedSettings } from './load-settings.ts'
import { AgreedList } from './agreed-list.tsx'
import { LanguagePanel } from './language-panel.tsx'
import { StopAlertsPanel } from './stop-alerts-panel.tsx'
import { reasonIds, WaysTable } from './ways-table.tsx'
import './messages-screen.css'

interface SettingsScreenProps extends LoadedSettings {
  type: 'users' | 'employee'
}

/** By which ways the person gets which messages. A tick is saved at once. */
export function SettingsScreen({ type, ways, news }: SettingsScreenProps) {
  const { t } = useTranslation()
  const { run } = useMutation({
    call: (api, { purpose, channel, isOn }: MessageWay) =>
      api.call(calls.changeMessageSetting, { body: { purpose, channel, isOn } }),
    toastId: 'message-settings',
    successText: () => t('messages.saved'),
    revalidate: 'always',
  })
  const [shown, show] = useOptimistic(ways, withWay)
  const earlier = useRef<Promise<unknown>>(Promise.resolve())
  /** Ticks are shown at once and saved one after the other, so that none of them is lost. */
  function change(way: MessageWay): void {
    startTransition(async () => {
      show(way)
      const save = () => run(way)
      earlier.current = earlier.current.then(save, save)
      await earlier.current
    })
  }
  const lacks = (missing: MessageWay['missing']) => ways.some((way) => way.missing === missing)

  return (
    <div className="wrap py-6 lg:py-8">
      <Link className="crumb" to={paths.notifications()}>
        <Icon of={ArrowLeft} /> {t('messages.title')}
      </Link>
      <h1>{t('messages.settings')}</h1>
      <div className="messages mt-4">
        <div className="stack">
          <section className="panel" aria-labelledby="what-and-how">
            <h2 id="what-and-how">{t('messages.whatAndHow')}</h2>
            <p className="text-fg-2">{t('messages.oneTick')}</p>
            <WaysTable
              type={type}
              ways={shown}
              onChange={(way) => change({ ...way, isOn: !way.isOn })}
            />
            {hasGaps(ways) && (
              <p className="text-small text-fg-2 mt-3" id={reasonIds.way}>
                {t('messages.notThisWay')}
              </p>
            )}
            {lacks('phone') && (
              <p className="text-small text-fg-2 mt-3" id={reasonIds.phone}>
                {t('messages.needsPhone')}
              </p>
            )}
            {lacks('mail') && (
              <p className="text-small text-fg-2 mt-3" id={reasonIds.mail}>
                {t('messages.needsMail')}{' '}
                <Link className="link" to={profileOf(type)}>
                  {t('messages.addMail')}
                </Link>
              </p>
            )}
            <p className="text-small text-fg-2 mt-3">{t('messages.alwaysHere')}</p>
            <AgreedList type={type} ways={ways} />
          </section>
          {news !== undefined && <ApplicantNewsPanel news={news} />}
        </div>
        <aside className="stack max-lg:mt-5" aria-label={t('messages.aside')}>
          <section className="panel" aria-labelledby="quiet-hours">
            <h2 id="quiet-hours">{t('messages.quiet')}</h2>
            <p className="flex gap-3 items-start">
              <Icon of={Moon} className="mt-1 shrink-0" />
              <span>{t('messages.quietText')}</span>
            </p>
          </section>
          <LanguagePanel />
          <StopAlertsPanel type={type} ways={ways} />
          <NotificationCard type={type} />
        </aside>
      </div>
    </div>
  )
}

const withWay = (ways: readonly MessageWay[], changed: MessageWay): readonly MessageWay[] =>
  ways.map((way) =>
    way.purpose === changed.purpose && way.channel === changed.channel ? changed : way,
  )

const profileOf = (type: 'users' | 'employee') =>
  type === 'employee' ? paths.employerProfile() : paths.candidateProfile()

/** Whether a purpose lacks a way that another one has. */
function hasGaps(ways: readonly MessageWay[]): boolean {
  const purposes = new Set(ways.map(({ purpose }) => purpose))
  const channels = new Set(ways.map(({ channel }) => channel))
  return ways.length < purposes.size * channels.size
}
