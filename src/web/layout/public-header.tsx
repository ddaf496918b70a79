import { Phone } from 'lucide-react'
import { useState, type ComponentType, type SyntheticEvent } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useLocation } from 'react-router'
import { Link } from '#web/ui/link.ts'
import { paths } from '#web/lib/paths.ts'
import { useSessionType } from '#web/lib/session.ts'
import { offeredLocales } from '#contract/i18n/locales.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { cx } from '#web/ui/cx.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Brand } from './brand.tsx'
import type { ChooseDialogProps } from './choose-dialog.tsx'
import { chooseHash, ChooseSection } from './choose-section.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { HeaderBar } from './header-bar.tsx'

/** The header for visitors and for people who have not opened their own pages yet. */
export function PublicHeader() {
  const { t } = useTranslation()
  const session = useSessionType()
  const { search } = useLocation()
  const [Dialog, setDialog] = useState<ComponentType<ChooseDialogProps>>()
  const [isChoosing, setChoosing] = useState(false)
  // The footer leads there, too: on a phone the language needs the room.
  const hasSwitch = offeredLocales(usePublicConfig().languages).length > 0
  const isSignedIn = session !== 'none' && session !== 'unknown'

  // The dialog loads on demand, so that a public page stays light.
  async function openChoice() {
    try {
      const { ChooseDialog } = await import('./choose-dialog.tsx')
      setDialog(() => ChooseDialog)
      setChoosing(true)
    } catch {
      window.location.assign(chooseHash)
    }
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    void openChoice()
  }

  return (
    <>
      <HeaderBar>
        <Brand />
        <span className="hdr__sp" />
        <Link
          className={cx('iconbtn text-link lg:hidden', hasSwitch && 'max-sm:hidden')}
          to={paths.contact()}
          aria-label={t('nav.contact')}
        >
          <Icon of={Phone} />
        </Link>
        <nav className="nav" aria-label={t('nav.main')}>
          <Link to={paths.checkRecruiter()}>{t('nav.checkRecruiter')}</Link>
          <Link to={paths.contact()}>{t('nav.contact')}</Link>
        </nav>
        <LanguageSwitch />
        {/* Without JavaScript, or before the dialog has loaded, the link opens the section on the page. */}
        <form action={chooseHash} onSubmit={handleSubmit}>
          {[...new URLSearchParams(search)].map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="sm" aria-haspopup="dialog">
            {t(isSignedIn ? 'nav.alreadyLogin' : 'nav.signup')}
          </Button>
        </form>
        {Dialog && <Dialog open={isChoosing} onClose={() => setChoosing(false)} />}
      </HeaderBar>
      <ChooseSection />
    </>
  )
}
