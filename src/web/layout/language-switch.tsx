import { Languages } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { offeredLocales, ownName } from '#contract/i18n/locales.ts'
import { useLanguageChoice } from '#web/lib/i18n/use-language-choice.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useMaybePublicConfig } from '#web/lib/public-config.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Changes the language: a button that names the other one, or with more of them a link to the choice. */
export function LanguageSwitch() {
  const { t, locale } = useTranslation()
  const { pathname, search } = useLocation()
  const offered = offeredLocales(useMaybePublicConfig()?.languages)
  const [other, ...more] = offered.filter((each) => each !== locale)
  const here = pathname + search
  if (other === undefined) return null
  if (more.length === 0) return <OtherLanguage locale={other} next={here} />
  return (
    <Link className="iconbtn" to={paths.language(here)} aria-label={t('language.change')}>
      <Icon of={Languages} />
    </Link>
  )
}

function OtherLanguage({ locale, next }: { locale: string; next: string }) {
  const { formOf, isPending } = useLanguageChoice(next)
  return (
    <form {...formOf(locale)}>
      <button type="submit" className="lang-switch" lang={locale} disabled={isPending}>
        {ownName(locale)}
      </button>
    </form>
  )
}
