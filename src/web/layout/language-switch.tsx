import { Check, Languages } from 'lucide-react'
import { useLocation } from 'react-router'
import { offeredLocales, ownName } from '#contract/i18n/locales.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import { useLanguageChoice } from '#web/lib/i18n/use-language-choice.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useMaybePublicConfig } from '#web/lib/public-config.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useClosingMenu } from '#web/ui/use-closing-menu.ts'

/** Changes the language: a button that names the other one, or with more of them a menu. */
export function LanguageSwitch() {
  const { locale } = useTranslation()
  const { pathname, search } = useLocation()
  const offered = offeredLocales(useMaybePublicConfig()?.languages)
  const [other, ...more] = offered.filter((each) => each !== locale)
  const here = pathname + search
  if (other === undefined) return null
  if (more.length === 0) return <OtherLanguage locale={other} next={here} />
  return <LanguageMenu offered={offered} next={here} />
}

function OtherLanguage({ locale, next }: { locale: Locale; next: string }) {
  const { formOf, isPending } = useLanguageChoice(next)
  return (
    <form {...formOf(locale)}>
      <button type="submit" className="lang-switch" lang={locale} disabled={isPending}>
        {ownName(locale)}
      </button>
    </form>
  )
}

/** It opens without script. */
function LanguageMenu({ offered, next }: { offered: readonly Locale[]; next: string }) {
  const { t, locale } = useTranslation()
  const { formOf, isPending } = useLanguageChoice(next)
  const menu = useClosingMenu()
  return (
    <details className="lang-menu" ref={menu}>
      <summary className="lang-switch" aria-label={t('language.change')}>
        <Icon of={Languages} />
      </summary>
      <div className="lang-menu__list">
        {offered.map((each) => (
          <form key={each} {...formOf(each)}>
            <button
              type="submit"
              lang={each}
              aria-current={each === locale ? 'true' : undefined}
              disabled={isPending}
            >
              {ownName(each)}
              {each === locale && <Icon of={Check} />}
            </button>
          </form>
        ))}
        <p>{t('language.messagesToo')}</p>
      </div>
    </details>
  )
}
