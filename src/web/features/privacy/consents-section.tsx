import { useTranslation } from '#web/lib/translation.ts'
import { endpoints } from '#contract/endpoints.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import { notices } from '#contract/privacy.ts'
import type { PrivacyOverview } from '#contract/privacy.ts'
import { useNotifications } from '#web/lib/notifications-context.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { usePrivacyAct } from './use-privacy-act.ts'

interface ConsentsSectionProps {
  consents: PrivacyOverview['consents']
  type: 'users' | 'employee'
}

const dayOf = (instant: string) => dayMonthYear(indiaDate(new Date(instant)))

/** What the person agreed to, and the ways to give it or take it back. */
export function ConsentsSection({ consents: { account, push }, type }: ConsentsSectionProps) {
  const { t } = useTranslation()
  const api = useApi()
  const notifications = useNotifications()
  const { busyWith, run } = usePrivacyAct()
  const noticeKey = type === 'users' ? 'privacy.noticeCandidate' : 'privacy.noticeEmployer'

  const giveConsent = () =>
    run('account', async () => {
      await api.call(endpoints.giveAccountConsent, { body: { consent: notices.account.version } })
      return t('privacy.consentSaved')
    })

  const stopNotifications = () =>
    run('push', async () => {
      await api.call(endpoints.withdrawPushConsent)
      if (notifications.state === 'on') await notifications.turnOff()
      return t('privacy.pushStopped')
    })

  function pushText(): string {
    if (push.givenAt !== null) return t('privacy.pushOn', { date: dayOf(push.givenAt) })
    if (push.withdrawnAt !== null) return t('privacy.pushOff', { date: dayOf(push.withdrawnAt) })
    return t('privacy.pushNever')
  }

  return (
    <PrivacySection title={t('privacy.consentsTitle')}>
      <div>
        <h3 className="label">{t('privacy.accountTitle')}</h3>
        <p className="t2">{t(noticeKey)}</p>
        {account.givenAt === null ? (
          <>
            <p>{t('privacy.consentMissing')}</p>
            <Button
              className="mt-2"
              loading={busyWith === 'account'}
              loadingText={t('privacy.saving')}
              onClick={() => void giveConsent()}
            >
              {t('privacy.giveConsent')}
            </Button>
          </>
        ) : (
          <p>
            {t('privacy.consentGiven', { date: dayOf(account.givenAt) })}{' '}
            {t('privacy.accountWithdraw')}
          </p>
        )}
      </div>
      <div>
        <h3 className="label">{t('privacy.pushTitle')}</h3>
        <p>{pushText()}</p>
        {push.givenAt !== null && (
          <Button
            kind="sec"
            className="mt-2"
            loading={busyWith === 'push'}
            loadingText={t('privacy.saving')}
            onClick={() => void stopNotifications()}
          >
            {t('privacy.pushStop')}
          </Button>
        )}
      </div>
    </PrivacySection>
  )
}
