import { useTranslation } from '#web/lib/translation.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { Brand } from './brand.tsx'
import { HeaderBar } from './header-bar.tsx'
import { LateHelp } from './late-help.tsx'
import { PageShell } from './page-shell.tsx'

/** Shown while the browser finds out who is here and fetches what is theirs. */
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
      <div className="grid grow place-items-center p-10 text-link" aria-busy="true">
        <div className="grid justify-items-center gap-5">
          <Spinner className="spin--xl" />
          <h1 className="sr-only">{t('common.loading')}</h1>
          <LateHelp />
        </div>
      </div>
    </PageShell>
  )
}
