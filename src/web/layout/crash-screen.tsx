import { House } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useHref } from 'react-router'
import { ClosedArch } from '#web/art/closed-arch.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonContent } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageShell } from './page-shell.tsx'

/** The last-resort error screen. Its link reloads the whole page. */
export function CrashScreen() {
  const { t } = useTranslation()
  const home = useHref(paths.home())
  return (
    <PageShell>
      <title>{t('crash.title')}</title>
      <div className="wrap nf">
        <ClosedArch board="!" />
        <div>
          <h1>{t('crash.title')}</h1>
          <p className="mt-2.5 mb-5.5 text-lead">{t('crash.text')}</p>
          <div className="flex items-center gap-3 flex-wrap nf__a">
            <a className={buttonClass({ size: 'lg' })} href={home}>
              <ButtonContent icon={House}>{t('common.goHome')}</ButtonContent>
            </a>
          </div>
        </div>
      </div>
    </PageShell>
  )
}
