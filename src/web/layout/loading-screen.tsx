import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { Brand } from './brand.tsx'
import { HeaderBar } from './header-bar.tsx'
import { SlowLoadHelp } from './slow-load-help.tsx'
import { PageShell } from './page-shell.tsx'

/** Shown while the browser reads the session and loads the person's data. */
export function LoadingScreen() {
  const { t } = useTranslation()
  return (
    <PageShell
      fill
      header={
        <HeaderBar>
          <Brand />
        </HeaderBar>
      }
    >
      <div
        className="grid flex-1 place-items-center p-10 text-link max-letters:basis-word"
        aria-busy="true"
      >
        <div className="grid justify-items-center gap-5">
          <Spinner className="spin--xl" />
          <h1 className="sr-only">{t('common.loading')}</h1>
          <SlowLoadHelp />
        </div>
      </div>
    </PageShell>
  )
}
