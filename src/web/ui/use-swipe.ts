import { useRef } from 'react'
import type { PointerEvent } from 'react'

export type SwipeSide = 'left' | 'right'

/** What a swipe to a side does, and its name. */
export type Swipes = Readonly<
  Record<SwipeSide, { readonly label: string; readonly act: () => void } | undefined>
>

/** Beside the edges of the screen a swipe is the phone's own, which goes back. */
const edge = 24
/** How far the finger has to go, as a share of the element's width. */
const farEnough = 0.33

/**
 * Acts when a finger moves an element to a side. The element follows the finger and carries the name of the act in `data-swipe`;
 * a finger that goes more down than aside scrolls. A swipe is never the only way: a button does the same.
 */
export function useSwipe(swipes: Swipes | undefined) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  if (!swipes) return {}

  const sideOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const from = start.current
    const x = clientX - (from?.x ?? clientX)
    const isAside = from !== undefined && Math.abs(x) > 2 * Math.abs(clientY - from.y)
    const swipe = isAside ? swipes[x < 0 ? 'left' : 'right'] : undefined
    return { x, swipe, isFar: Math.abs(x) > farEnough * currentTarget.offsetWidth }
  }
  const putBack = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
    start.current = undefined
    currentTarget.style.translate = ''
    delete currentTarget.dataset['swipe']
  }
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      const isInside = x > edge && x < window.innerWidth - edge
      if (pointerType === 'touch' && isInside) start.current = { x, y }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { x, swipe, isFar } = sideOf(event)
      const { style, dataset } = event.currentTarget
      style.translate = swipe ? `${x}px` : ''
      if (swipe && isFar) dataset['swipe'] = swipe.label
      else delete dataset['swipe']
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { swipe, isFar } = sideOf(event)
      putBack(event)
      if (isFar) swipe?.act()
    },
    onPointerCancel: putBack,
  }
}
