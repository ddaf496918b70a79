import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Closes a `<details>` menu at a press outside of it and at Escape. The browser opens it itself and reports it later, so
 * the handlers that close it do not wait for that.
 */
export function useClosingMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && menu.current?.contains(target) === false) {
        menu.current.open = false
      }
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || menu.current?.open !== true) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [])

  return menu
}
