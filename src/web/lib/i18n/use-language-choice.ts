import type { SyntheticEvent } from 'react'
import { calls } from '#contract/calls.ts'
import { languageChoicePath, localePath } from '#contract/i18n/locale-address.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { keepTyped } from '#web/lib/forms/typed-answers.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { readSession } from '#web/lib/session.ts'
import { saveAccountLocale } from './account-locale.ts'

type LanguageChoice = {
  readonly isPending: boolean
  /** The form of a language's button. The server answers it where there is no script. */
  readonly formOf: (locale: Locale) => {
    readonly method: 'post'
    readonly action: string
    readonly onSubmit: (event: SyntheticEvent) => void
  }
}

/**
 * Chooses the language: kept on the account of who is signed in and in this browser, then the page loads itself in it,
 * with what was typed.
 *
 * @param next the page to go on to, without the prefix of a language
 */
export function useLanguageChoice(next: string): LanguageChoice {
  const { languages } = usePublicConfig()
  const saving = useMutation({
    call: async (api, locale: Locale) => {
      if (readSession()) await api.call(calls.setLocale, { body: { locale } })
      return locale
    },
    toastId: 'language',
    sessionOver: 'toast',
    revalidate: 'never',
    onSuccess: (locale) => {
      saveAccountLocale(locale)
      keepTyped(next)
      window.location.assign(localePath(next, locale, languages))
    },
  })
  return {
    isPending: saving.isPending,
    formOf: (locale) => ({
      method: 'post',
      action: languageChoicePath(locale, next),
      onSubmit: (event) => {
        event.preventDefault()
        void saving.run(locale)
      },
    }),
  }
}
