import { useRef } from 'react'
import { useKeysHelp } from '#web/lib/use-keys-help.ts'

const personSelector = '[data-person]'

const focusedPerson = (): Element | null | undefined =>
  document.activeElement?.closest(personSelector)

/** The keyboard of a day sheet: J and K lead from person to person, the others press the buttons of the one in focus. */
export function useDayKeys() {
  const list = useRef<HTMLUListElement>(null)

  function step(by: 1 | -1): void {
    const people = [...(list.current?.querySelectorAll<HTMLElement>(personSelector) ?? [])]
    const at = people.findIndex((each) => each === focusedPerson())
    const next = at === -1 ? (by === 1 ? 0 : people.length - 1) : at + by
    people[next]?.focus()
  }

  const press = (act: string): void =>
    focusedPerson()?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.click()

  const keys = useKeysHelp({
    j: () => step(1),
    k: () => step(-1),
    a: () => press('attend'),
    n: () => press('missOut'),
    s: () => press('next'),
  })
  return { list, keys }
}
