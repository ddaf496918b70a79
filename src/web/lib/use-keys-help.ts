import { useState } from 'react'
import { useKeysTexts } from './i18n/use-keys-texts.ts'
import { useShortcuts } from './use-shortcuts.ts'
import type { Shortcuts } from './use-shortcuts.ts'

/** Keyboard shortcuts, with the state of the `KeysHelp` dialog that '?' opens. */
export function useKeysHelp(shortcuts: Shortcuts) {
  const [isOpen, setOpen] = useState(false)
  const { isOn, turn } = useShortcuts({ ...shortcuts, '?': () => setOpen(true) })
  return { open: isOpen, onOpen: setOpen, isOn, onSwitch: turn, texts: useKeysTexts() }
}
