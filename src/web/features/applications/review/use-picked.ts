import { useState } from 'react'
import type { Applicant } from '#contract/applications/schemas.ts'

export type Picked = ReturnType<typeof usePicked>

/** The applicants that are picked of those that are shown. */
export function usePicked(shown: readonly Applicant[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string>()
  const people = shown.filter(({ id }) => ids.has(id))

  /** Picks one or lets it go; with `isRange` all from the last one to it. */
  function toggle(id: string, isRange = false): void {
    const from = shown.findIndex((person) => person.id === last)
    const to = shown.findIndex((person) => person.id === id)
    const span =
      isRange && from !== -1 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : []
    setIds((before) => {
      const after = new Set(before)
      if (span.length > 0) for (const person of span) after.add(person.id)
      else if (!after.delete(id)) after.add(id)
      return after
    })
    setLast(id)
  }

  return {
    people,
    has: (id: string) => ids.has(id),
    isAll: shown.length > 0 && people.length === shown.length,
    toggle,
    toggleAll: () =>
      setIds(people.length === shown.length ? new Set() : new Set(shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
