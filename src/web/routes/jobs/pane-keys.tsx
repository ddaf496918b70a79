import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { useKeysHelp } from '#web/lib/use-keys-help.ts'
import { KeysHelp } from '#web/ui/keys-help.tsx'

/** The keyboard shortcuts of the list with the chosen job beside it. */
export function PaneKeys({ help }: { help: ReturnType<typeof useKeysHelp> }) {
  const { t } = useTranslation()
  const nextPrevious = t('keys.nextPrevious')
  return (
    <KeysHelp
      {...help}
      primary={[{ keys: ['J', 'K'], does: nextPrevious }]}
      all={[
        { key: 'J/K', does: nextPrevious },
        { key: '↑ ↓', does: nextPrevious },
        { key: 'Enter', does: t('search.keyInto') },
        { key: 'Esc', does: t('search.keyBack') },
        { key: 'A', does: t('job.applyNow') },
        { key: 'S', does: t('search.keySave') },
        { key: '?', does: t('keys.help') },
      ]}
    />
  )
}
