import { useEffectEvent, useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { findMove } from './clear-place.ts'

const words = 'h1, h2, h3, h4, label, legend, .label'
const texts = `${words}, [role=dialog], [role=alertdialog], :focus`
const buttons = 'button, a.btn'
const fields = 'input, select, textarea'
/** What is not covered, if there is such a place within so many pixels; else less. */
const obstacles = [
  { selector: `${texts}, ${buttons}, ${fields}`, within: 120 },
  { selector: `${texts}, ${buttons}`, within: 240 },
  { selector: texts, within: Infinity },
]
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
    // A text is set after its box, and may take more lines.
    if (box.current) resized.observe(box.current)
    const again = () => place()
    window.addEventListener('resize', again)
    document.addEventListener('scrollend', again)
    return () => {
      resized.disconnect()
      window.removeEventListener('resize', again)
      document.removeEventListener('scrollend', again)
    }
  }, [box, content])
}

function placeClear(element: HTMLElement): void {
  const { style } = element
  const bars = heightOfBars()
  if (bars > 0) style.setProperty('--toast-bars', `${bars}px`)
  else style.removeProperty('--toast-bars')
  style.removeProperty('--toast-rise')
  style.removeProperty('--toast-shift')
  const box = element.getBoundingClientRect()
  if (box.height === 0) return
  for (const { selector, within } of obstacles) {
    const others = boxesOf(selector, element)
    const move = findMove(box, { shifts: shiftsOf(box), others, ceiling: gapToHeader })
    if (move && move.rise <= within) {
      style.setProperty('--toast-rise', `${move.rise}px`)
      style.setProperty('--toast-shift', `${move.shift}px`)
      return
    }
  }
}

/** To the middle and to the left of a wide window. */
function shiftsOf({ left, right }: DOMRect): readonly number[] {
  const room = left - (window.innerWidth - right)
  return room > 0 ? [0, room / 2, room] : [0]
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
    .map(boxOf)
    .filter(({ width, bottom, top }) => width > 1 && bottom > 0 && top < window.innerHeight)

/** Of a heading or label only as far as its words go. */
function boxOf(element: Element): DOMRect {
  if (!element.matches(words)) return element.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}
