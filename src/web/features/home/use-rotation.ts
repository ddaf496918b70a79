import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react'

const reducedMotion = '(prefers-reduced-motion: reduce)'

function subscribeToMotion(onChange: () => void): () => void {
  const query = window.matchMedia(reducedMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the system settings allow motion. The server assumes that they do. */
function useAllowsMotion(): boolean {
  return useSyncExternalStore(
    subscribeToMotion,
    () => !window.matchMedia(reducedMotion).matches,
    () => true,
  )
}

/** The index shown at first. The inline script may have advanced it before hydration. */
const readRotation = (): number =>
  typeof document === 'undefined' ? 0 : Number(document.documentElement.dataset['rotation'] ?? 0)

/**
 * Rotates through `count` items, one every `everyMs`. The rotation rests while hovered or focused,
 * and does not start under reduced motion. Choosing an item or pausing stops it until it is started
 * again.
 */
export function useRotation(count: number, everyMs: number) {
  const allowsMotion = useAllowsMotion()
  const [current, setCurrent] = useState(readRotation)
  const [chosen, setChosen] = useState<'run' | 'rest'>()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isOn = chosen === undefined ? allowsMotion : chosen === 'run'
  const isTurning = isOn && !isHovered && !isFocused

  useEffect(() => {
    delete document.documentElement.dataset['rotation']
  }, [])

  useEffect(() => {
    if (!isTurning) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setCurrent((index) => (index + 1) % count)
    }, everyMs)
    return () => clearInterval(timer)
  }, [isTurning, count, everyMs])

  return {
    current,
    /** Whether the rotation is on, apart from hover and focus. The pause button shows this. */
    isOn,
    choose: (index: number) => {
      setCurrent(index)
      setChosen('rest')
    },
    toggle: () => {
      setChosen(isOn ? 'rest' : 'run')
      // The person who starts the rotation hovers over the button and focuses it. That must not
      // pause it at once.
      setHovered(false)
      setFocused(false)
    },
    /** Props of the element whose hover and focus pause the rotation. */
    restProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
    },
  }
}
