import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useReadAloud } from '#web/lib/speech/use-read-aloud.ts'
import { ListenButton } from '#web/ui/listen-button.tsx'
import { questionsOf } from './questions-of.ts'

/** Reads the questions of an open group aloud, with their choices. */
export function ListenToGroup({ groupId }: { groupId: string }) {
  const { t, locale } = useTranslation()
  const { isPossible, isReading, start, stop } = useReadAloud(locale)
  if (!isPossible) return null
  return (
    <ListenButton
      isReading={isReading}
      label={t('listen.start')}
      name={t('listen.questions')}
      stopLabel={t('listen.stop')}
      onStart={() => {
        const group = document.getElementById(groupId)
        if (group) start(questionsOf(group))
      }}
      onStop={stop}
    />
  )
}
