import type { Kysely } from 'kysely'
import type { Locale } from '#contract/i18n/locales.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Languages } from '#server/lib/languages.ts'
import * as accounts from './accounts.repository.ts'

/** The language that a signed-in person has chosen. */
export function createAccountLocale({ db, languages }: { db: Kysely<DB>; languages: Languages }) {
  const present = (locale: Locale | null | undefined) => ({
    locale: languages.find(locale) ?? null,
    languages: [...languages.enabled],
  })

  return {
    getLocale: ({ locale }: Viewer) => present(locale),

    /** @throws AppError INVALID_FORM when the site does not have the language */
    async setLocale({ accountId }: Viewer, requested: string) {
      const locale = languages.find(requested)
      if (locale === undefined) {
        throw new AppError('INVALID_FORM', { fields: { locale: 'validation.invalid' } })
      }
      await accounts.setLocale(db, accountId, locale)
      return present(locale)
    },
  }
}
