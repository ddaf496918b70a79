import { useTranslation } from './translation.ts'

/** The words of a page's `KeysHelp`. */
export function useKeysTexts() {
  const { t } = useTranslation()
  return {
    title: t('keys.title'),
    open: t('keys.all'),
    close: t('common.close'),
    use: t('keys.use'),
    useHint: t('keys.useHint'),
  }
}
