import { useEffectEvent, useLayoutEffect } from 'react'

/** Whether an event is Ctrl K, or Cmd K of a Mac. */
export const isFindKey = (event: {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'k'

/** Ctrl K works within fields too, but leaves an open dialog alone: what is typed there would be lost. */
export function useFindKey(onFind: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isFindKey(event) || event.defaultPrevented) return
    const { target } = event
    if (target instanceof Element && target.closest('[role=dialog],[role=alertdialog]')) return
    event.preventDefault()
    if (!event.repeat) onFind()
  })
  // In the same frame as the page that says so.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
