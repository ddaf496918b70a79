import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react'

const reducedMotion = '(prefers-reduced-motion: reduce)'

function subscribeToMotion(onChange: () => void): () => void {
  const query = window.matchMedia(reducedMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether motion is wanted. Most people do, so the page begins with that. */
function useWantsMotion(): boolean {
  return useSyncExternalStore(
    subscribeToMotion,
    () => !window.matchMedia(reducedMotion).matches,
    () => true,
  )
}

/** Which one is shown: the page may have turned them before it started. */
const readTurned = (): number =>
  typeof document === 'undefined' ? 0 : Number(document.documentElement.dataset['turned'] ?? 0)

/**
 * Counts through `count` things, one every `everyMs`. It rests while pointed at or focused, and where
 * less motion is wanted; whoever chooses one, or pauses, stops it until it is started again.
 */
export function useRotation(count: number, everyMs: number) {
  const wantsMotion = useWantsMotion()
  const [current, setCurrent] = useState(readTurned)
  const [told, setTold] = useState<'run' | 'rest'>()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isOn = told === undefined ? wantsMotion : told === 'run'
  const isTurning = isOn && !isHovered && !isFocused

  useEffect(() => {
    delete document.documentElement.dataset['turned']
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
    /** Whether it would turn if nobody pointed at it: what the pause button shows. */
    isOn,
    choose: (index: number) => {
      setCurrent(index)
      setTold('rest')
    },
    toggle: () => {
      setTold(isOn ? 'rest' : 'run')
      // Whoever starts it points at it and has the focus in it; that must not hold it at once.
      setHovered(false)
      setFocused(false)
    },
    /** For the element whose hover and focus make it rest. */
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
