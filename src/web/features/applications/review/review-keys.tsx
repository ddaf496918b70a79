import { useTranslation } from '#web/lib/translation.ts'
import { useKeysTexts } from '#web/lib/use-keys-texts.ts'
import { KeysHelp } from '#web/ui/keys-help.tsx'

type Props = {
  open: boolean
  onOpen: (open: boolean) => void
  keys: { isOn: boolean; turn: (isOn: boolean) => void }
  canDecide: boolean
}

/** The single keys of the applicants' page. */
export function ReviewKeys({ open, onOpen, keys, canDecide }: Props) {
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
        { keys: ['O'], does: t('review.keyResume') },
      ]}
      all={[
        { key: 'J', does: t('review.keyNext') },
        { key: 'K', does: t('review.keyPrevious') },
        ...(canDecide
          ? [
              { key: 'S', does: t('review.shortlist') },
              { key: 'R', does: t('review.reject') },
            ]
          : []),
        { key: 'O', does: t('review.resume') },
        { key: '?', does: t('keys.help') },
      ]}
    />
  )
}
