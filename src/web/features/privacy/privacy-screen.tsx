import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
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
import type { ProveIdentity } from './use-delete-account.ts'

type Props = PrivacyPage & { proveIdentity: ProveIdentity }

/** The data stored about a person, and their rights over it. */
export function PrivacyScreen(props: Props) {
  const { type, overview, tickets, sharings, proveIdentity } = props
  const { t } = useTranslation()
  const storedData = t(type === 'users' ? 'privacy.storedCandidate' : 'privacy.storedEmployer')
  const profile = type === 'users' ? paths.candidateProfile() : paths.employerProfile()
  return (
    <div className="wrap max-w-[44rem] py-6 lg:py-10">
      <div className="mb-5">
        <h1>{t('privacy.title')}</h1>
        <p>{t('privacy.intro')}</p>
      </div>
      <div className="stack">
        <PrivacySection title={t('privacy.storedTitle')}>
          <ul className="list-disc ps-5">
            {storedData.split('\n').map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            <Link className="link" to={paths.privacy()}>
              {t('privacy.storedLink')}
            </Link>
          </p>
        </PrivacySection>
        <ConsentsSection consents={overview.consents} type={type} />
        {sharings && <SharingsSection page={sharings} />}
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
        <DeleteSection type={type} signIn={overview.signIn} proveIdentity={proveIdentity} />
      </div>
    </div>
  )
}
