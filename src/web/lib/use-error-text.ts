import { useTranslation } from '#web/lib/translation.ts'
import { toMessageKey } from '#contract/sentences.ts'

/** Turns what a form holds as a field's error, a key of the catalogue or a sentence of the server, into words. */
export function useErrorText(): (message: string | undefined) => string | undefined {
  const { t } = useTranslation()
  return (message) => {
    if (message === undefined || message === '') return undefined
    const key = toMessageKey(message)
    return key === 'validation.invalid' && message !== key ? message : t(key)
  }
}
