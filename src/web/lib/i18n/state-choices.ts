import { indianStates } from '#contract/places/indian-states.ts'
import { useTranslation } from './translation.ts'

/** The states to choose from, in the reader's language. */
export function useStateChoices(): { value: string; label: string }[] {
  const { t } = useTranslation()
  return indianStates.map((state) => ({ value: state, label: t.place(state) }))
}
