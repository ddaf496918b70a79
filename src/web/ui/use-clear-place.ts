import { useEffectEvent, useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { findRise } from './clear-place.ts'

/** Never covered. */
const texts = 'h1, h2, h3, h4, label, legend, .label, [role=dialog], [role=alertdialog], :focus'
/** Not covered where another place is free. */
const controls = 'button, a.btn, input, select, textarea'
const gapToHeader = 8

/**
 * Keeps a box at the bottom of the window above the bars there, and away from headings and labels.
 * It is placed anew when its content changes, the page does, or scrolling ends.
 */
export function useClearPlace(
  box: RefObject<HTMLElement | null>,
  content: readonly unknown[],
): void {
  const place = useEffectEvent(() => {
    if (box.current) placeClear(box.current)
  })

  useLayoutEffect(() => {
    if (content.length === 0) return undefined
    place()
    const resized = new ResizeObserver(() => place())
    resized.observe(document.body)
    const again = () => place()
    window.addEventListener('resize', again)
    document.addEventListener('scrollend', again)
    return () => {
      resized.disconnect()
      window.removeEventListener('resize', again)
      document.removeEventListener('scrollend', again)
    }
  }, [content])
}

function placeClear(element: HTMLElement): void {
  const { style } = element
  const bars = heightOfBars()
  if (bars > 0) style.setProperty('--toast-bars', `${bars}px`)
  else style.removeProperty('--toast-bars')
  style.removeProperty('--toast-rise')
  const box = element.getBoundingClientRect()
  if (box.height === 0) return
  const rise =
    findRise(box, boxesOf(`${texts}, ${controls}`, element), gapToHeader) ??
    findRise(box, boxesOf(texts, element), gapToHeader)
  if (rise !== undefined) style.setProperty('--toast-rise', `${rise}px`)
}

/** How much of the window its bars cover at the bottom. */
function heightOfBars(): number {
  const tops = [...document.querySelectorAll('[data-bottom-bar]')]
    .filter((bar) => getComputedStyle(bar).position === 'fixed')
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top)
  return window.innerHeight - Math.min(window.innerHeight, ...tops)
}

const boxesOf = (selector: string, except: HTMLElement): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !except.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 1 && bottom > 0 && top < window.innerHeight)
