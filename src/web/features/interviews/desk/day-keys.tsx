import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { useKeysHelp } from '#web/lib/use-keys-help.ts'
import { KeysHelp } from '#web/ui/keys-help.tsx'

/** The keyboard shortcuts of a day sheet. */
export function DayKeys({ help }: { help: ReturnType<typeof useKeysHelp> }) {
  const { t } = useTranslation()
  const attended = t('interviews.mark.attend')
  const noShow = t('interviews.mark.missOut')
  const selected = t('interviews.figure.selected')
  return (
    <KeysHelp
      {...help}
      primary={[
        { keys: ['J', 'K'], does: t('interviews.keyMove') },
        { keys: ['A'], does: attended },
        { keys: ['N'], does: noShow },
        { keys: ['S'], does: selected },
      ]}
      all={[
        { key: 'J', does: t('interviews.keyNext') },
        { key: 'K', does: t('interviews.keyPrevious') },
        { key: 'A', does: attended },
        { key: 'N', does: noShow },
        { key: 'S', does: selected },
        { key: '?', does: t('keys.help') },
      ]}
    />
  )
}
