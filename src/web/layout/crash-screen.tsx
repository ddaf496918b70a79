import { House } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { ClosedDoor } from '#web/art/closed-door.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonContent } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageShell } from './page-shell.tsx'

/** The last resort. It asks nothing of the router, and leaves by a full load of the page. */
export function CrashScreen() {
  const { t } = useTranslation()
  return (
    <PageShell>
      <title>{t('crash.title')}</title>
      <div className="wrap nf">
        <ClosedDoor board="!" />
        <div>
          <h1>{t('crash.title')}</h1>
          <p className="mt-2.5 mb-5.5 text-lead">{t('crash.text')}</p>
          <div className="row row--wrap nf__a">
            <a className={buttonClass({ size: 'lg' })} href={paths.home()}>
              <ButtonContent icon={House}>{t('common.goHome')}</ButtonContent>
            </a>
          </div>
        </div>
      </div>
    </PageShell>
  )
}
