import { useSyncExternalStore } from 'react'

/** Where a list has room for the chosen one beside it; the width of the theme's breakpoint. */
export const roomForPane = '(width >= 1100px)'

/** Whether a media query fits the window. It does not on the server, and until hydration. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
