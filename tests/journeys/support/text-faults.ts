/**
 * What keeps text from being read on the page as it stands: cut off, run into other text or out of its box, hidden
 * under a bar, or reached by sideways scrolling alone. Runs in the browser, so everything that it needs is in it.
 */
export function findTextFaults(): string[] {
  /** May scroll sideways: a row of tabs, the admins’ links, and similar jobs. */
  const sidewaysScrollers =
    '[role=tablist], nav.tabs, .admin-nav, .similar__jobs, .chips--row, .manage__chips, .minis'
  /** Cut on purpose: logos that pass by, and a text whose whole is one tap away. */
  const cutOnPurpose = '.strip'
  /** Laid over the page for a moment. */
  const passing = '.toasts, .skip:focus'
  const tolerance = 2

  type Box = { left: number; top: number; right: number; bottom: number }
  type Piece = { text: string; box: Box; layer: Element | undefined }

  const faults = new Set<string>()
  const root = document.documentElement
  const dialog = document.querySelector('[role=dialog], [role=alertdialog]')
  // The page behind a dialog can't be reached until it is closed.
  const within = dialog ?? document.body
  const shorten = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`

  const isForReadersOnly = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect()
      if (width <= 1 && height <= 1 && getComputedStyle(at).overflow !== 'visible') return true
    }
    return false
  }

  const isRead = (element: Element): boolean =>
    element.closest('svg, noscript, script, style, option, textarea') === null &&
    element.closest(passing) === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isForReadersOnly(element)

  /** What lies over the page on purpose: bars, and menus that opened. */
  const layerOf = (element: Element): Element | undefined => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position, zIndex } = getComputedStyle(at)
      if (position === 'fixed' || position === 'sticky') return at
      if (position === 'absolute' && zIndex !== 'auto') return at
    }
    return undefined
  }

  /** Letters fill the middle of their line: what stands above and below may touch. */
  const lettersOf = ({ left, top, right, bottom }: Box): Box => {
    const air = (bottom - top) * 0.15
    return { left, right, top: top + air, bottom: bottom - air }
  }

  /** What is left of the box within all that cuts or scrolls it; a cut is a fault. */
  function visiblePart(element: Element, text: string, whole: Box): Box | undefined {
    let box = whole
    for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
      if (at === document.body) break
      const style = getComputedStyle(at)
      const cuts = [style.overflowX, style.overflowY].map((value) => value !== 'visible')
      if (cuts.includes(true)) {
        const edge = at.getBoundingClientRect()
        const isOnPurpose =
          style.textOverflow === 'ellipsis' ||
          style.webkitLineClamp !== 'none' ||
          at.closest(cutOnPurpose) !== null
        const isCut =
          (/hidden|clip/.test(style.overflowX) &&
            (box.left < edge.left - tolerance || box.right > edge.right + tolerance)) ||
          (/hidden|clip/.test(style.overflowY) &&
            (box.top < edge.top - tolerance || box.bottom > edge.bottom + tolerance))
        if (isCut && !isOnPurpose) faults.add(`cut off: ${shorten(text)} by .${at.className}`)
        box = {
          left: Math.max(box.left, edge.left),
          right: Math.min(box.right, edge.right),
          top: Math.max(box.top, edge.top),
          bottom: Math.min(box.bottom, edge.bottom),
        }
        if (box.right - box.left < tolerance || box.bottom - box.top < tolerance) return undefined
      }
      if (style.position === 'fixed') break
    }
    return box
  }

  const isPainted = (element: Element): boolean => {
    const { backgroundColor, backgroundImage, borderTopWidth, borderTopStyle } =
      getComputedStyle(element)
    const hasBorder = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0
    return hasBorder || backgroundImage !== 'none' || !/, 0\)$|transparent/.test(backgroundColor)
  }

  /** Text stays inside of the box that it is painted on. */
  function checkPaintedBox(element: Element, text: string, box: Box): void {
    let at: Element | null = element
    while (at !== null && at !== document.body && !isPainted(at)) at = at.parentElement
    if (at === null || at === document.body || getComputedStyle(at).display === 'inline') return
    const edge = at.getBoundingClientRect()
    if (
      box.left < edge.left - tolerance ||
      box.right > edge.right + tolerance ||
      box.top < edge.top - tolerance ||
      box.bottom > edge.bottom + tolerance
    )
      faults.add(`out of its box: ${shorten(text)} of .${at.className || at.localName}`)
  }

  const pieces: Piece[] = []
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (element === null || text.trim() === '' || !isRead(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const layer = layerOf(element)
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue
      // The way past the header waits outside of the page.
      if (element.matches('.skip') && rect.bottom <= 0) continue
      const letters = lettersOf(rect)
      const box = visiblePart(element, text, letters)
      if (!box) continue
      checkPaintedBox(element, text, box)
      if (box.left < -tolerance) faults.add(`beyond the left edge: ${shorten(text)}`)
      pieces.push({ text, box, layer })
    }
  }

  const overlap = (one: Box, other: Box): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance

  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1))
      if (one.layer === other.layer && one.text !== other.text && overlap(one.box, other.box))
        faults.add(`run into each other: ${shorten(one.text)} and ${shorten(other.text)}`)
  })

  // At the end of the page nothing more can be scrolled out from under a bar.
  if (dialog === null) {
    const before = window.scrollY
    window.scrollTo(0, root.scrollHeight)
    const moved = window.scrollY - before
    for (const bar of document.querySelectorAll('body *')) {
      if (getComputedStyle(bar).position !== 'fixed' || bar.closest(passing) !== null) continue
      if (!bar.checkVisibility({ visibilityProperty: true }) || !isPainted(bar)) continue
      if (bar.scrollWidth > bar.clientWidth + 1)
        faults.add(`wider than the screen: .${bar.className}`)
      const edge = bar.getBoundingClientRect()
      for (const { text, box, layer } of pieces) {
        const shifted = { ...box, top: box.top - moved, bottom: box.bottom - moved }
        if (layer === undefined && overlap(shifted, edge))
          faults.add(`under a bar: ${shorten(text)} under .${bar.className}`)
      }
    }
    window.scrollTo(0, before)
  }

  if (root.scrollWidth > root.clientWidth) {
    const wide = [...within.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > root.clientWidth + 1 &&
        element.closest(sidewaysScrollers) === null &&
        element.checkVisibility(),
    )
    const names = wide.slice(0, 3).map(({ localName, className }) => `${localName}.${className}`)
    faults.add(`the page scrolls sideways: ${names.join(', ')}`)
  }
  for (const element of within.querySelectorAll('*')) {
    const { overflowX } = getComputedStyle(element)
    if (!/auto|scroll/.test(overflowX) || element.matches(sidewaysScrollers)) continue
    if (element.scrollWidth > element.clientWidth + 1)
      faults.add(`scrolls sideways: .${element.className}`)
  }
  return [...faults]
}
