import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'

/** What to do when a key is pressed, by `KeyboardEvent.key` in lower case. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

const busyPlaces = 'input,select,textarea,[role=dialog],[role=alertdialog]'

/**
 * Single keys that act while no field and no dialog has the focus. Every one has a button too. Whoever
 * speaks to the computer, or hits keys unawares, switches them off for this browser.
 */
export function useShortcuts(shortcuts: Shortcuts) {
  const isOn = useSyncExternalStore(subscribe, areKeysOn, () => true)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    // A key that is held down must not decide on one thing after the other.
    if (event.repeat) return
    const { target } = event
    if (target instanceof Element && target.closest(busyPlaces)) return
    const act = shortcuts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })

  // With the very paint that shows what the keys act on.
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
