import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'

/** The action of each key, by `KeyboardEvent.key` in lower case. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

const busyPlaces = 'input,select,textarea,[role=dialog],[role=alertdialog]'

/**
 * Keyboard shortcuts that work while no field and no dialog has the focus. Every shortcut also has
 * a button. People who use speech input, or press keys by accident, can turn them off in this
 * browser.
 */
export function useShortcuts(shortcuts: Shortcuts) {
  const isOn = useSyncExternalStore(subscribe, areKeysOn, () => true)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    // A key that is held down must not repeat the action.
    if (event.repeat) return
    const { target } = event
    if (target instanceof Element && target.closest(busyPlaces)) return
    const action = shortcuts[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })

  // The listener changes in the same frame as the content that the keys act on.
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])

  return { isOn, turn: turnKeys }
}

const storageKey = 'single-keys'
const changed = 'kaamyab:single-keys'

const areKeysOn = (): boolean => localStorage.getItem(storageKey) !== 'off'

function turnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  window.dispatchEvent(new Event(changed))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('storage', onChange)
  }
}
