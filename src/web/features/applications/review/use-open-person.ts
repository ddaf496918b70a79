import { useState } from 'react'
import type { Applicant } from '#contract/applications/schemas.ts'

/** The open applicant: the chosen one while it is in the list, else the first. */
export function useOpenPerson(people: readonly Applicant[]) {
  const [chosen, setChosen] = useState<string>()
  const at = people.findIndex(({ id }) => id === chosen)
  const open = people[Math.max(at, 0)]

  const move = (step: 1 | -1): void => {
    const next = people[Math.max(at, 0) + step]
    if (next) openPerson(next.id)
  }

  function openPerson(id: string): void {
    setChosen(id)
    requestAnimationFrame(() =>
      document.querySelector('.plist__i[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    )
  }

  return {
    open,
    openPerson,
    openNext: () => move(1),
    openPrevious: () => move(-1),
    /**
     * Called when the person leaves this list: opens the next one, or the previous one at the end.
     */
    leave: (person: Applicant) => {
      const place = people.findIndex(({ id }) => id === person.id)
      const successor = people[place + 1] ?? people[place - 1]
      setChosen((now) => (now === undefined || now === person.id ? successor?.id : now))
    },
  }
}
