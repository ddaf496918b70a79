import { createInstance, type i18n } from 'i18next'
import en from '#messages/en.json' with { type: 'json' }

/**
 * The translator of one page: made once in the browser and once per request on the server. Keys are
 * flat ('room.thing'), so neither dots nor colons mean anything in them.
 */
export function createI18n(language = 'en'): i18n {
  const instance = createInstance({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it writes.
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  })
  void instance.init()
  return instance
}
