import { isMessageKey } from '#contract/i18n/message-keys.ts'
import { useTranslation } from '../i18n/translation.ts'

/** Says what an error carries: a message key, or a sentence of the server as it is. */
export function useFailureText(): (message: string) => string {
  const { t } = useTranslation()
  return (message) => (isMessageKey(message) ? t(message) : message)
}

/** The same for the error of a field, which may have none. */
export function useErrorText(): (message: string | undefined) => string | undefined {
  const failureText = useFailureText()
  return (message) => (message === undefined || message === '' ? undefined : failureText(message))
}
