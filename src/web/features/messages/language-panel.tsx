import { offeredLocales, ownName } from '#contract/i18n/locales.ts'
import { useLanguageChoice } from '#web/lib/i18n/use-language-choice.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'

/** The language of messages, which is that of the account and its pages. */
export function LanguagePanel() {
  const { t, locale } = useTranslation()
  const { formOf, isPending } = useLanguageChoice(paths.notificationSettings())
  const offered = offeredLocales(usePublicConfig().languages)
  return (
    <section className="panel" aria-labelledby="language-of-messages">
      <h2 id="language-of-messages">{t('messages.languageTitle')}</h2>
      {offered.length > 1 && (
        <div className="langseg">
          {offered.map((each) => (
            <form key={each} {...formOf(each)}>
              <button
                type="submit"
                lang={each}
                aria-current={each === locale ? 'true' : undefined}
                disabled={isPending}
              >
                {ownName(each)}
              </button>
            </form>
          ))}
        </div>
      )}
      <p className="text-small text-fg-2 mt-2">{t('messages.languageText')}</p>
    </section>
  )
}
