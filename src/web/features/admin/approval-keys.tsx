import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { useKeysHelp } from '#web/lib/use-keys-help.ts'
import { KeysHelp } from '#web/ui/keys-help.tsx'

type Props = {
  help: ReturnType<typeof useKeysHelp>
}

/** The keyboard shortcuts of the approvals page. */
export function ApprovalKeys({ help }: Props) {
  const { t } = useTranslation()
  return (
    <KeysHelp
      {...help}
      primary={[
        { keys: ['J', 'K'], does: t('keys.nextPrevious') },
        { keys: ['C'], does: t('admin.keysCall') },
      ]}
      all={[
        { key: 'J', does: t('admin.nextJob') },
        { key: 'K', does: t('admin.previousJob') },
        { key: 'T', does: t('admin.take') },
        { key: 'A', does: t('admin.accept') },
        { key: 'R', does: t('admin.reject') },
        { key: 'N', does: t('admin.needsChanges') },
        { key: '1–7', does: t('admin.keysReason') },
        { key: 'U', does: t('admin.keysTakeBack') },
        { key: 'W', does: t('admin.wait') },
        { key: 'P', does: t('admin.pause') },
        { key: 'E', does: t('admin.edit') },
        { key: 'C', does: t('admin.keysCallContact') },
        { key: '/', does: t('nav.find') },
        { key: '?', does: t('keys.help') },
      ]}
    />
  )
}
