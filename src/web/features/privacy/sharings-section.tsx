import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { calls } from '#contract/calls.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { notices } from '#contract/privacy/notices.ts'
import type { Sharing } from '#contract/privacy/schemas.ts'
import type { CursorPage } from '#web/lib/api/load-cursor-page.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { PrivacySection } from './privacy-section.tsx'

/** Lists which employers see which application; each can be withdrawn on its own. */
export function SharingsSection({ page }: { page: CursorPage<Sharing> }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const sharings = page.list.items
  const { pageCount, pager } = useCursorPages(page, t('privacy.sharingsPages'))

  const { run: change, pending } = useMutation({
    call: (api, { applicationId, isShared }: Sharing) =>
      api.call(calls.changeSharing, {
        params: { applicationId },
        body: isShared
          ? { isShared: false }
          : { isShared: true, consent: notices.application.version },
      }),
    toastId: 'privacy',
    successText: (_reply, { isShared, companyName: company }) =>
      t(isShared ? 'privacy.sharingStopped' : 'privacy.sharedAgain', { company }),
    revalidate: 'always',
  })

  return (
    <PrivacySection title={t('privacy.applicationsTitle')} hint={t('privacy.applicationsHint')}>
      {sharings.length === 0 && <p>{t('privacy.applicationsEmpty')}</p>}
      <ul className="stack">
        {sharings.map((sharing) => (
          <li key={sharing.applicationId} className="flex items-center gap-3 flex-wrap">
            <div className="flex-1 min-w-56 max-letters:basis-word">
              <h3 className="label break-words" lang={langOf(sharing.companyName)}>
                {sharing.companyName}
              </h3>
              <p className="text-fg-2 break-words" lang={langOf(sharing.jobTitle)}>
                {sharing.jobTitle}
              </p>
              <p className="text-small text-fg-3 tabular-nums">
                {t('privacy.applied', { date: dayMonthYear(sharing.appliedOn) })}
                {!sharing.isShared && ` · ${t('privacy.unshared')}`}
              </p>
            </div>
            {!sharing.isWithdrawn && (
              <Button
                kind="sec"
                aria-label={t(sharing.isShared ? 'privacy.stopSharingWith' : 'privacy.shareWith', {
                  company: sharing.companyName,
                })}
                loading={pending?.applicationId === sharing.applicationId}
                loadingText={t('privacy.saving')}
                onClick={() => void change(sharing)}
              >
                {t(sharing.isShared ? 'privacy.stopSharing' : 'privacy.share')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {pageCount > 1 && <Pager {...pager} />}
    </PrivacySection>
  )
}
