/** The type of the router's module script in a page that loads it later: browsers skip what they do not know. */
export const deferredType = 'text/deferred'

/** Dispatched on the window when the page is hydrated. */
export const hydratedEvent = 'kaamyab:hydrated'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * The only script that runs in a public page until somebody acts. The first touch, key press, focus or pointer move
 * loads the router's script as the router wrote it. A press of a button and a submit wait for hydration and happen
 * then, once; edited fields report their values again. Links and forms with an address work without.
 *
 * The page carries this function as text, so it uses nothing from outside its body.
 */
export function startDeferred(
  type: string,
  hydrated: string,
  typedAnswers: string,
  isAtOnce: boolean,
): void {
  const acts = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change']
  const edited = new Map<Field, string>()
  const isTick = (field: Field) =>
    field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
  let replay: (() => void) | undefined
  let isLoading = false
  let pointer = ''

  async function load(): Promise<void> {
    const script = document.querySelector<HTMLScriptElement>(`script[type="${type}"]`)
    if (isLoading || !script) return
    isLoading = true
    try {
      // A browser never tries a module again that once failed to load. What is fetched first can be.
      const files = script.dataset['files']?.split(' ') ?? []
      await Promise.all(
        files.map(async (file) => {
          const response = await fetch(file)
          if (!response.ok) throw new Error(file)
          await response.arrayBuffer()
        }),
      )
      const started = document.createElement('script')
      started.type = 'module'
      started.textContent = script.textContent
      document.head.append(started)
    } catch {
      // The connection is gone: the next act tries again.
      isLoading = false
      replay = undefined
    }
  }

  function hold(event: Event, again: () => void): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    replay = again
    void load()
  }

  function onClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button?.type === 'button') hold(event, () => button.click())
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    const hasAddress = form.method === 'get' && /^[^#]/.test(form.getAttribute('action') ?? '')
    if (!hasAddress) hold(event, () => form.requestSubmit(event.submitter))
  }

  function onEdit({ target }: Event): void {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
      edited.set(
        target,
        isTick(target) ? String('checked' in target && target.checked) : target.value,
      )
  }

  /** React reports a change only where the value differs from the one it knows. */
  function reportEdit(value: string, field: Field): void {
    if (field instanceof HTMLInputElement && isTick(field)) {
      field.checked = value !== 'true'
      field.click()
      return
    }
    if (!(field instanceof HTMLSelectElement)) field.value = `${value} `
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** Browsers report a pointer that rests where the page appears. */
  function onPointer({ clientX, clientY }: PointerEvent): void {
    const place = `${clientX},${clientY}`
    if (pointer !== '' && pointer !== place) void load()
    pointer = place
  }

  const untilHydrated = new AbortController()
  const options = { capture: true, signal: untilHydrated.signal }
  for (const act of acts) addEventListener(act, () => void load(), { ...options, passive: true })
  addEventListener('pointermove', onPointer, { ...options, passive: true })
  addEventListener('click', onClick, options)
  addEventListener('submit', onSubmit, options)
  addEventListener('input', onEdit, options)
  addEventListener('change', onEdit, options)
  addEventListener(
    hydrated,
    () => {
      untilHydrated.abort()
      edited.forEach(reportEdit)
      replay?.()
    },
    { once: true },
  )
  document.documentElement.dataset['scripted'] = ''
  for (const field of document.querySelectorAll('[data-needs-script]'))
    field.removeAttribute('disabled')

  let isAwaited = isAtOnce
  try {
    // Of a person who is signed in, or whose answers come back into a form.
    if (localStorage.getItem('token') !== null) {
      document.documentElement.dataset['session'] = localStorage.getItem('type') ?? ''
      isAwaited = true
    }
    isAwaited ||= sessionStorage.getItem(typedAnswers) !== null
  } catch {
    // Without storage nobody is signed in.
  }
  if (!isAwaited) return
  if (document.visibilityState === 'hidden') void load()
  else requestAnimationFrame(() => setTimeout(() => void load()))
}
