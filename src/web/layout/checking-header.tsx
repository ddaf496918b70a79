import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { Brand } from './brand.tsx'
import { HeaderBar } from './header-bar.tsx'

/** The placeholder of the header while the session is checked. */
export function CheckingHeader({ isEmployer }: { isEmployer: boolean }) {
  const { t } = useTranslation()
  return (
    <HeaderBar tone={isEmployer ? 'brand' : 'light'}>
      <Brand tone={isEmployer ? 'dark' : undefined} />
      <span className="hdr__sp" />
      <output>
        <Spinner />
        <span className="sr-only">{t('common.loading')}</span>
      </output>
    </HeaderBar>
  )
}
