import { useTranslation } from '#web/lib/i18n/translation.ts'
import { calls } from '#contract/calls.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import { notices } from '#contract/privacy/notices.ts'
import type { PrivacyOverview } from '#contract/privacy/schemas.ts'
import { useNotifications } from '#web/lib/notifications/notifications-context.ts'
import type { Api } from '#web/lib/api/api.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { PrivacySection } from './privacy-section.tsx'

interface ConsentsSectionProps {
  consents: PrivacyOverview['consents']
  type: 'users' | 'employee'
}

const dayOf = (instant: string) => dayMonthYear(indiaDate(new Date(instant)))

/** The person's consents. Each can be given or withdrawn. */
export function ConsentsSection({ consents: { account, push }, type }: ConsentsSectionProps) {
  const { t } = useTranslation()
  const notifications = useNotifications()
  const noticeKey = type === 'users' ? 'privacy.noticeCandidate' : 'privacy.noticeEmployer'

  const changes = {
    account: async (api: Api) => {
      await api.call(calls.giveAccountConsent, { body: { consent: notices.account.version } })
      return t('privacy.consentSaved')
    },
    push: async (api: Api) => {
      await api.call(calls.withdrawPushConsent)
      if (notifications.state === 'on') await notifications.turnOff()
      return t('privacy.pushStopped')
    },
  }
  const { run, pending } = useMutation({
    call: (api, consent: keyof typeof changes) => changes[consent](api),
    toastId: 'privacy',
    successText: (text) => text,
    revalidate: 'always',
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
        <p className="text-fg-2">{t(noticeKey)}</p>
        {account.givenAt === null ? (
          <>
            <p>{t('privacy.consentMissing')}</p>
            <Button
              className="mt-2"
              loading={pending === 'account'}
              loadingText={t('privacy.saving')}
              onClick={() => void run('account')}
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
            loading={pending === 'push'}
            loadingText={t('privacy.saving')}
            onClick={() => void run('push')}
          >
            {t('privacy.pushStop')}
          </Button>
        )}
      </div>
    </PrivacySection>
  )
}
