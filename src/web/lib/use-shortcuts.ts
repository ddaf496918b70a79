import { useEffect, useRef } from 'react'

/** What to do when a key is pressed, by `KeyboardEvent.key` in lower case. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

const busyPlaces = 'input,select,textarea,[role=dialog],[role=alertdialog]'

/** Single keys that act while no field and no dialog has the focus. Every one has a button too. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts)
  useEffect(() => {
    current.current = shortcuts
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      // A key that is held down must not decide on one thing after the other.
      if (event.repeat) return
      const { target } = event
      if (target instanceof Element && target.closest(busyPlaces)) return
      const act = current.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
