import { useTranslation } from '#web/lib/translation.ts'
import { endpoints } from '#contract/endpoints.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { notices } from '#contract/privacy.ts'
import type { Sharing } from '#contract/privacy.ts'
import type { ListPart } from '#web/lib/api.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useCursorPages } from '#web/lib/use-cursor-pages.ts'
import type { PageAddress } from '#web/lib/use-cursor-pages.ts'
import { usePager } from '#web/lib/use-pager.ts'
import { Button } from '#web/ui/button.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { usePrivacyAct } from './use-privacy-act.ts'

interface SharingsSectionProps {
  address: PageAddress
  sharings: ListPart<Sharing[]>
}

/** Which employers see which application; each can be taken back on its own. */
export function SharingsSection({ address, sharings }: SharingsSectionProps) {
  const { t } = useTranslation()
  const api = useApi()
  const { busyWith, run } = usePrivacyAct()
  const pages = useCursorPages(address, sharings)
  const pager = usePager(t('privacy.sharingsPages'), address, pages)

  const change = ({ applicationId, isShared, companyName: company }: Sharing) =>
    run(applicationId, async () => {
      await api.call(endpoints.changeSharing, {
        params: { applicationId },
        body: isShared
          ? { isShared: false }
          : { isShared: true, consent: notices.application.version },
      })
      return t(isShared ? 'privacy.sharingStopped' : 'privacy.sharedAgain', { company })
    })

  return (
    <PrivacySection title={t('privacy.applicationsTitle')} hint={t('privacy.applicationsHint')}>
      {sharings.items.length === 0 && <p>{t('privacy.applicationsEmpty')}</p>}
      <ul className="stack">
        {sharings.items.map((sharing) => (
          <li key={sharing.applicationId} className="row row--wrap">
            <div className="grow min-w-56">
              <h3 className="label break-words">{sharing.companyName}</h3>
              <p className="t2 break-words">{sharing.jobTitle}</p>
              <p className="small muted num">
                {t('privacy.applied', { date: dayMonthYear(sharing.appliedOn) })}
                {!sharing.isShared && ` · ${t('privacy.unshared')}`}
              </p>
            </div>
            <Button
              kind="sec"
              aria-label={t(sharing.isShared ? 'privacy.stopSharingWith' : 'privacy.shareWith', {
                company: sharing.companyName,
              })}
              loading={busyWith === sharing.applicationId}
              loadingText={t('privacy.saving')}
              onClick={() => void change(sharing)}
            >
              {t(sharing.isShared ? 'privacy.stopSharing' : 'privacy.share')}
            </Button>
          </li>
        ))}
      </ul>
      {pages.pageCount > 1 && <Pager {...pager} />}
    </PrivacySection>
  )
}
