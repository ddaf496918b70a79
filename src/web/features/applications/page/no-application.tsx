import { EmptySlip } from '#web/art/empty-slip.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.ts'

/** In place of an application that is not the person's, or not there. */
export function NoApplication() {
  const { t } = useTranslation()
  return (
    <div className="wrap py-8">
      <EmptyState
        headingLevel="h1"
        art={<EmptySlip sign="clock" />}
        title={t('myApplication.none')}
        action={
          <ButtonLink render={<Link to={paths.myApplications()} />}>
            {t('application.myTitle')}
          </ButtonLink>
        }
      />
    </div>
  )
}
