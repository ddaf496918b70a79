import { House } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { ClosedArch } from '#web/art/closed-arch.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { AnyPage } from './any-page.tsx'

/** Shown for unknown addresses and for pages that the person may not see. */
export function NotFoundScreen() {
  const { t } = useTranslation()
  return (
    <AnyPage>
      <title>{t('notFound.title')}</title>
      <div className="wrap nf">
        <ClosedArch />
        <div>
          <h1>{t('notFound.title')}</h1>
          <p className="mt-2.5 mb-5.5 text-lead">{t('notFound.text')}</p>
          <div className="flex items-center gap-3 flex-wrap nf__a">
            <ButtonLink size="lg" icon={House} render={<Link to={paths.home()} />}>
              {t('common.goHome')}
            </ButtonLink>
            <ButtonLink kind="sec" size="lg" render={<Link to={paths.contact()} />}>
              {t('notFound.feedback')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </AnyPage>
  )
}
