import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { useKeysHelp } from '#web/lib/use-keys-help.ts'
import { KeysHelp } from '#web/ui/keys-help.tsx'

/** The keyboard shortcuts of the inbox. */
export function InboxKeys({ help }: { help: ReturnType<typeof useKeysHelp> }) {
  const { t } = useTranslation()
  return (
    <KeysHelp
      {...help}
      primary={[
        { keys: ['J', 'K'], does: t('inbox.keysMove') },
        { keys: ['O'], does: t('inbox.keysTake') },
        { keys: ['D'], does: t('inbox.keysDone') },
      ]}
      all={[
        { key: 'J', does: t('inbox.keysNext') },
        { key: 'K', does: t('inbox.keysPrevious') },
        { key: 'O', does: t('inbox.keysTake') },
        { key: 'D', does: t('inbox.keysDone') },
        { key: 'F', does: t('report.decide.fine') },
        { key: 'B', does: t('inbox.block') },
        { key: '/', does: t('nav.find') },
        { key: '?', does: t('keys.help') },
      ]}
    />
  )
}
