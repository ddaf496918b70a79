/** What a page that starts late carries as data: all that its scripts are begun with. */
export type LateStart = {
  /** What the router's entry expects of the page. */
  readonly context: Readonly<Record<string, unknown>>
  readonly manifest: unknown
  /** What the page's loaders said, as the router writes it. */
  readonly data: string
  /** The files of each route on the page. */
  readonly routes: readonly (readonly [id: string, modules: readonly string[]])[]
  readonly entry: string
  /** The libraries under it, each run by itself so that the person's acts come in between. */
  readonly libraries: readonly string[]
  /** Every file that will be needed, so that none waits for another. */
  readonly files: readonly string[]
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The element that holds it. */
export const lateStartId = 'late-start'

/** Told to the window when the page has come alive; written out below. */
export const aliveEvent = 'kaamyab:alive'

/**
 * Stands in public pages as text and is all of their script until the person does something: the page
 * is complete without. The first touch, key or move fetches the rest; links and forms that lead
 * somewhere go on as the browser has it. A button's press is kept until the page is alive and then
 * given to it, once; so is what was typed. Knows nothing but its own names, for it runs alone.
 * A page that is `ofPeople` waits for nobody: only its first view comes before.
 */
export function startLate(lateStartId: string, ofPeople: boolean): void {
  const root = document.documentElement
  const acts = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change']
  const typed = new Map<Field, string>()
  let kept: (() => void) | undefined
  let isStarted = false
  let pointer = ''
  root.dataset['scripted'] = ''

  function start(): void {
    if (isStarted) return
    isStarted = true
    const text = document.getElementById(lateStartId)?.textContent ?? '{}'
    const page: LateStart = JSON.parse(text)
    // Asked for before they are imported: a browser does not try a module again that once failed to come.
    const fetchFile = async (file: string) => {
      const answer = await fetch(file)
      if (!answer.ok) throw new Error(file)
      await answer.arrayBuffer()
    }
    // By an element that no parser wrote: what it loads is trusted, and importing it then asks nobody.
    const run = (file: string) =>
      new Promise((resolve, reject) => {
        const element = document.createElement('script')
        element.type = 'module'
        element.src = file
        element.addEventListener('load', resolve)
        element.addEventListener('error', reject)
        element.addEventListener('load', () => element.remove())
        document.head.append(element)
      })
    const fetchRoute = async ([id, files]: LateStart['routes'][number]) => {
      await Promise.all(files.map(run))
      const parts: object[] = await Promise.all(
        files.map((file) => import(/* @vite-ignore */ file)),
      )
      return [id, Object.assign({}, ...parts)]
    }
    const runLibraries = async () => {
      for (const file of page.libraries) await run(file)
    }
    // A few at a time: asking is work as well, and the person's acts come in between.
    const fetchFiles = async () => {
      const asked: Promise<void>[] = []
      for (const [index, file] of page.files.entries()) {
        const coming = fetchFile(file)
        coming.catch(() => undefined)
        asked.push(coming)
        if (index % 4 === 3) await new Promise((resolve) => setTimeout(resolve))
      }
      await Promise.all(asked)
    }
    fetchFiles()
      .then(runLibraries)
      .then(() => Promise.all(page.routes.map(fetchRoute)))
      .then((routes) => {
        const bytes = new TextEncoder().encode(page.data)
        const stream = new ReadableStream({
          start(controller) {
            controller.enqueue(bytes)
            controller.close()
          },
        })
        Object.assign(window, {
          __reactRouterContext: { ...page.context, stream },
          __reactRouterManifest: page.manifest,
          __reactRouterRouteModules: Object.fromEntries(routes),
        })
        return run(page.entry)
      })
      .catch(() => {
        // The connection is gone. The next act tries again; until then the browser's own ways hold.
        isStarted = false
        kept = undefined
      })
  }

  /** The line is the first view's until that is painted. */
  function startAfterPaint(): void {
    if (document.visibilityState === 'hidden') start()
    else requestAnimationFrame(() => setTimeout(start))
  }

  function keep(event: Event, again: () => void): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    kept = again
    start()
  }

  function onClick(event: Event): void {
    const { target } = event
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.type === 'button') keep(event, () => button.click())
  }

  function onSubmit(event: SubmitEvent): void {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement)) return
    const action = target.getAttribute('action')
    const leads = target.method === 'get' && action !== null && !action.startsWith('#')
    if (!leads) keep(event, () => target.requestSubmit(submitter))
  }

  function onType({ target }: Event): void {
    if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type))
      typed.set(target, String(target.checked))
    else if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
      typed.set(target, target.value)
  }

  /** Tells the page of what stood in a field before it listened. What it is told must differ from what it knew. */
  function retell(field: Field, value: string): void {
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
      field.checked = value !== 'true'
      field.click()
      return
    }
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
    if (!(field instanceof HTMLSelectElement)) field.value = `${value} `
    own?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** Browsers tell of a pointer that has not moved, as soon as a page comes to be under it. */
  function onPointer({ clientX, clientY }: PointerEvent): void {
    const place = `${clientX},${clientY}`
    if (pointer !== '' && pointer !== place) start()
    pointer = place
  }

  function onAlive(): void {
    removeEventListener('pointermove', onPointer, true)
    for (const act of acts) removeEventListener(act, start, true)
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    removeEventListener('input', onType, true)
    removeEventListener('change', onType, true)
    for (const [field, value] of typed) retell(field, value)
    kept?.()
  }

  for (const field of document.querySelectorAll('[data-needs-script]'))
    field.removeAttribute('disabled')
  for (const act of acts) addEventListener(act, start, { capture: true, passive: true })
  addEventListener('pointermove', onPointer, { capture: true, passive: true })
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('input', onType, true)
  addEventListener('change', onType, true)
  addEventListener('kaamyab:alive', onAlive, { once: true })

  // Whoever is signed in gets their own header, and their notifications, at once.
  try {
    if (ofPeople || localStorage.getItem('token')) startAfterPaint()
  } catch {
    // A browser that lets a page keep nothing has nobody signed in.
  }
}
