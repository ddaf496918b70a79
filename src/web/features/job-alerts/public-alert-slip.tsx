import { Bell } from 'lucide-react'
import type { JobFilters } from '#contract/job-search/schemas.ts'
import { toSearch } from '#web/features/job-search/job-filters.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useSessionType } from '#web/lib/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Link } from '#web/ui/link.ts'
import { AlertPaper } from './alert-paper.tsx'

/** The slip of an alert on pages for everybody: a plain link, over the sign-in where nobody is signed in. */
export function PublicAlertSlip({ filters }: { filters: JobFilters }) {
  const { t } = useTranslation()
  const isCandidate = useSessionType() === 'users'
  const { sort: _, ...search } = filters
  const alert = paths.alerts() + toSearch(search)
  return (
    <AlertPaper
      search={search}
      act={
        <ButtonLink
          kind="sec"
          size="sm"
          icon={Bell}
          render={<Link to={isCandidate ? alert : paths.candidateLogin(alert)} />}
        >
          {t('job.alertTurnOn')}
        </ButtonLink>
      }
    />
  )
}
