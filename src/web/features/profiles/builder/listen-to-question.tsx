import type { RefObject } from 'react'
import { useReadAloud } from '#web/lib/speech/use-read-aloud.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { ListenButton } from '#web/ui/listen-button.tsx'

/** Reads the question and its answers aloud, where the device has a voice. */
export function ListenToQuestion({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { t, locale } = useTranslation()
  const { isPossible, isReading, start, stop } = useReadAloud(locale)
  if (!isPossible) return null
  return (
    <ListenButton
      isReading={isReading}
      label={t('listen.start')}
      name={t('builder.listen')}
      stopLabel={t('listen.stop')}
      onStart={() => start(sentencesOf(form.current))}
      onStop={stop}
    />
  )
}

const sentencesOf = (form: Element | null): string[] =>
  [...(form?.querySelectorAll('h1, h1 + p, label, legend, .chip') ?? [])]
    .filter((each) => each.checkVisibility())
    .map((each) => each.textContent?.trim() ?? '')
    .filter((text) => text !== '')
