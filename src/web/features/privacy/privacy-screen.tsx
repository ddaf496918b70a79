import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DownloadSection } from './download-section.tsx'
import { GrievanceSection } from './grievance-section.tsx'
import type { PrivacyPage } from './load-privacy.ts'
import { NomineeSection } from './nominee-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { SharingsSection } from './sharings-section.tsx'
import type { AskProvider } from './use-delete-account.ts'

type Props = PrivacyPage & { askProvider: AskProvider }

/** What is kept about a person and what they can do about it. */
export function PrivacyScreen(props: Props) {
  const { type, address, overview, tickets, sharings, askProvider } = props
  const { t } = useTranslation()
  const kept = t(type === 'users' ? 'privacy.keptCandidate' : 'privacy.keptEmployer')
  const profile = type === 'users' ? paths.candidateProfile() : paths.employerProfile()
  return (
    <div className="wrap max-w-[44rem] py-6 lg:py-10">
      <div className="ph mb-5">
        <h1>{t('privacy.title')}</h1>
        <p>{t('privacy.intro')}</p>
      </div>
      <div className="stack">
        <PrivacySection title={t('privacy.keptTitle')}>
          <ul className="list-disc ps-5">
            {kept.split('\n').map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            <Link className="link" to={paths.privacy()}>
              {t('privacy.keptLink')}
            </Link>
          </p>
        </PrivacySection>
        <ConsentsSection consents={overview.consents} type={type} />
        {sharings && <SharingsSection address={address} sharings={sharings} />}
        <DownloadSection />
        <PrivacySection title={t('privacy.correctTitle')} hint={t('privacy.correctHint')}>
          <div>
            <ButtonLink kind="sec" render={<Link to={profile} />}>
              {t('privacy.correctLink')}
            </ButtonLink>
          </div>
        </PrivacySection>
        <NomineeSection nominee={overview.nominee} />
        <GrievanceSection email={overview.email} tickets={tickets} />
        <DeleteSection type={type} signIn={overview.signIn} askProvider={askProvider} />
      </div>
    </div>
  )
}
