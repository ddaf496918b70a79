/**
 * What keeps a person from pressing or filling something on the page as it stands: it lies under something else, can
 * not be scrolled into view, or the bars that stay leave too little of the window. Runs in the browser, so everything
 * that it needs is in it.
 */
export function findReachFaults(): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [role=tab], [role=button]'
  /** Comes and goes by itself, waits outside of the page, or moves all the time. */
  const passing = '.toasts, .skip, .strip, [inert]'
  const faults = new Set<string>()
  const dialog = document.querySelector('[role=dialog], [role=alertdialog]')
  // The page behind a dialog can't be reached until it is closed.
  const within = dialog ?? document.body
  const before = { left: window.scrollX, top: window.scrollY }

  const isForReadersOnly = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width <= 1 || height <= 1 || getComputedStyle(element).opacity === '0'
  }

  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ') ||
    element.getAttribute('name') ||
    element.outerHTML

  const labelOf = (element: Element): Element | undefined =>
    element instanceof HTMLInputElement ? element.labels?.[0] : undefined

  for (const control of within.querySelectorAll(controls)) {
    if (control.closest(passing) !== null || control.matches(':disabled')) continue
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    // A hidden field is pressed by its label.
    const target = isForReadersOnly(control) ? labelOf(control) : control
    if (!target || isForReadersOnly(target)) continue
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const [box] = target.getClientRects()
    if (!box) continue
    const hit = document
      .elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      .find((element) => element.closest(passing) === null)
    if (hit && (target.contains(hit) || labelOf(control)?.contains(hit))) continue
    const over = hit ? `under ${hit.localName}.${hit.getAttribute('class')}` : 'out of reach'
    faults.add(`${over}: “${nameOf(target).slice(0, 60)}”`)
  }

  // In the midst of the page all bars stand where they stay.
  window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) / 2)
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element)
    if (!['fixed', 'sticky'].includes(position) || element.closest(passing) !== null) return false
    if (dialog?.parentElement?.contains(element) || element.contains(dialog)) return false
    const { top, bottom, width } = element.getBoundingClientRect()
    const isAtEdge = top <= 1 || bottom >= window.innerHeight - 1
    return isAtEdge && width > window.innerWidth / 2 && bottom > 0 && top < window.innerHeight
  })
  const heights = bars.map((bar) => bar.getBoundingClientRect().height)
  const covered = heights.reduce((sum, height) => sum + height, 0)
  if (dialog === null && covered > window.innerHeight / 2)
    faults.add(`bars cover ${Math.round(covered)} px: ${bars.map((bar) => bar.className).join()}`)
  window.scrollTo({ ...before, behavior: 'instant' })
  return [...faults]
}

/** What of headings, labels and dialogs a toast lies over. Runs in the browser. */
export function findCoveredByToasts(): string[] {
  const toasts = [...document.querySelectorAll('.toasts > *')]
  const dialog = document.querySelector('[role=dialog], [role=alertdialog]')
  const texts = [...(dialog ?? document.body).querySelectorAll('h1, h2, h3, h4, label, legend')]
  // What has been scrolled out of a sheet's body lies under its foot unseen.
  const viewOf = (text: Element): { top: number; bottom: number } => {
    let up = text.parentElement
    while (up && up !== document.body && !/auto|scroll/.test(getComputedStyle(up).overflowY))
      up = up.parentElement
    if (!up || up === document.body) return { top: 0, bottom: window.innerHeight }
    return up.getBoundingClientRect()
  }
  const covered = (toast: Element): string[] => {
    const box = toast.getBoundingClientRect()
    const around = dialog && !dialog.contains(toast) ? [dialog] : []
    return [...texts, ...around]
      .filter((text) => {
        const words = document.createRange()
        words.selectNodeContents(text)
        const { top, bottom, left, right, width } =
          text === dialog ? text.getBoundingClientRect() : words.getBoundingClientRect()
        const isBeside = right <= box.left || left >= box.right
        const view = viewOf(text)
        const isOffset =
          Math.min(bottom, view.bottom) <= box.top || Math.max(top, view.top) >= box.bottom
        return width > 1 && !isBeside && !isOffset
      })
      .map((text) => `a toast over “${text.textContent.trim().slice(0, 60)}”`)
  }
  return toasts.flatMap(covered)
}

/** Examples in empty fields that are cut. Runs in the browser. */
export function findCutPlaceholders(): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')]
  const cut = fields.filter((field) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    if (pen === null || !field.checkVisibility()) return false
    pen.font = font
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return pen.measureText(field.placeholder).width > room + 1
  })
  return cut.map(({ placeholder }) => `cut placeholder: “${placeholder}”`)
}
