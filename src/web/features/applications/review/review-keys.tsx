import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { useKeysHelp } from '#web/lib/use-keys-help.ts'
import { KeysHelp } from '#web/ui/keys-help.tsx'

type Props = {
  help: ReturnType<typeof useKeysHelp>
  canDecide: boolean
}

/** The keyboard shortcuts of the applicants' page. */
export function ReviewKeys({ help, canDecide }: Props) {
  const { t } = useTranslation()
  return (
    <KeysHelp
      {...help}
      primary={[
        { keys: ['J', 'K'], does: t('keys.nextPrevious') },
        { keys: ['O'], does: t('review.keyResume') },
      ]}
      all={[
        { key: 'J', does: t('review.keyNext') },
        { key: 'K', does: t('review.keyPrevious') },
        ...(canDecide
          ? [
              { key: 'S', does: t('review.nextStep') },
              { key: 'R', does: t('review.reject') },
              { key: 'I', does: t('review.invite') },
              { key: 'X', does: t('review.keyPick') },
              { key: 'U', does: t('review.keyUndo') },
              { key: 'C', does: t('review.call') },
              { key: 'W', does: t('review.whatsapp') },
              { key: 'N', does: t('review.writeNote') },
              { key: '1 – 4', does: t('review.keyRate') },
            ]
          : []),
        { key: 'O', does: t('review.resume') },
        { key: '?', does: t('keys.help') },
      ]}
    />
  )
}
