import { useTranslation } from '#web/lib/translation.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { Brand } from './brand.tsx'
import { HeaderBar } from './header-bar.tsx'

/** Stands where the header will be once the session is known to live. */
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
