import { useEffect, useRef } from 'react'

/** What to do when a key is pressed, by `KeyboardEvent.key` in lower case. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

/** Single keys that act while no field and no dialog has the focus. Every one has a button too. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts)
  useEffect(() => {
    current.current = shortcuts
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { target } = event
      if (target instanceof Element && target.closest('input,select,textarea,[role=dialog]')) return
      const act = current.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
