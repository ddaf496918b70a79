/** A digit chooses the answer of this number, unless something is being typed; Enter goes on, also from the question itself. */
export function answerByKeys(form: HTMLFormElement, event: KeyboardEvent): void {
  const { target, key } = event
  if (event.ctrlKey || event.altKey || event.metaKey) return
  if (key === 'Enter' && target instanceof HTMLHeadingElement) {
    event.preventDefault()
    form.requestSubmit()
  }
  if (!/^[1-9]$/.test(key) || isTyping(target)) return
  const chosen = form.querySelectorAll<HTMLInputElement>('.choices input')[Number(key) - 1]
  if (!chosen) return
  event.preventDefault()
  chosen.click()
  chosen.focus()
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type))
