import { Mic } from 'lucide-react'
import { useDictation } from '#web/lib/speech/use-dictation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Writes down what somebody says, where the browser can. It only fills the field. */
export function DictateButton({
  label,
  onText,
}: {
  label: string
  onText: (text: string) => void
}) {
  const { locale } = useTranslation()
  const { isPossible, isListening, listen } = useDictation(locale, onText)
  if (!isPossible) return null
  return (
    <button
      type="button"
      className="mic"
      aria-label={label}
      aria-pressed={isListening}
      onClick={listen}
    >
      <Icon of={Mic} size="l" />
    </button>
  )
}
