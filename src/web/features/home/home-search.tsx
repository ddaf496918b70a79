import type { HomeJobs } from '#contract/job-search/schemas.ts'
import { limits } from '#contract/limits.ts'
import { SearchSlip } from '#web/features/job-search/search-slip.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useSessionType } from '#web/lib/session.ts'
import { Link } from '#web/ui/link.ts'
import { verifyId } from './how-we-verify.tsx'

/** The search, on the lower edge of the hero. It stays where it is when the hero's message turns. */
export function HomeSearch({ jobs }: { jobs: HomeJobs | undefined }) {
  const { t } = useTranslation()
  const isCandidate = useSessionType() === 'users'
  return (
    <div className="wrap">
      <div className="home-search">
        <SearchSlip action={isCandidate ? paths.jobSearch() : paths.publicJobs()} />
      </div>
      <div className="home-row">
        <p className="text-small text-fg-2">{jobs && <Counts jobs={jobs} />}</p>
        <p className="text-small font-semi">
          {!isCandidate && (
            <Link className="link lg:hidden" to={paths.candidateLogin()}>
              {t('home.hero.lookingForJob')}
            </Link>
          )}
          <a className="link max-lg:hidden" href={`#${verifyId}`}>
            {t('home.verify.title')}
          </a>
        </p>
      </div>
    </div>
  )
}

/** Numbers under five are not told. */
function Counts({ jobs: { live, newLive } }: { jobs: HomeJobs }) {
  const { t } = useTranslation()
  if (live < limits.countsShownFrom) return null
  return newLive < limits.countsShownFrom
    ? t('home.liveJobs', { live: t.number(live) })
    : t('home.liveAndNewJobs', { live: t.number(live), added: t.number(newLive) })
}
