import { useTranslation } from '#web/lib/translation.ts'
import { useKeysTexts } from '#web/lib/use-keys-texts.ts'
import { KeysHelp } from '#web/ui/keys-help.tsx'

type Props = {
  open: boolean
  onOpen: (open: boolean) => void
  keys: { isOn: boolean; turn: (isOn: boolean) => void }
}

/** The single keys of the approvals page. */
export function ApprovalKeys({ open, onOpen, keys }: Props) {
  const { t } = useTranslation()
  return (
    <KeysHelp
      open={open}
      onOpen={onOpen}
      isOn={keys.isOn}
      onSwitch={keys.turn}
      texts={useKeysTexts()}
      told={[
        { keys: ['J', 'K'], does: t('keys.nextPrevious') },
        { keys: ['C'], does: t('admin.keysCall') },
      ]}
      all={[
        { key: 'J', does: t('admin.nextJob') },
        { key: 'K', does: t('admin.previousJob') },
        { key: 'A', does: t('admin.accept') },
        { key: 'R', does: t('admin.reject') },
        { key: 'W', does: t('admin.wait') },
        { key: 'P', does: t('admin.pause') },
        { key: 'E', does: t('admin.edit') },
        { key: 'C', does: t('admin.keysCallContact') },
        { key: '?', does: t('keys.help') },
      ]}
    />
  )
}
