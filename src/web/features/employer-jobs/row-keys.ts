import type { KeyboardEvent } from 'react'

const rowSelector = '[data-row]'
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The link of a row's job, which Enter opens, is where the keys go. */
const focusRow = (row: Element): void =>
  row.querySelector<HTMLElement>('.posted-job__link')?.focus()

/** In a list of rows the arrows lead from job to job, and M opens the menu of the job that has the focus. */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>, isOn: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const row = event.target instanceof Element ? event.target.closest(rowSelector) : null
  if (!row) return
  const step = steps[event.key]
  if (step !== undefined) {
    const rows = [...event.currentTarget.querySelectorAll(rowSelector)].filter(
      (each) => each.getClientRects().length > 0,
    )
    const next = rows[rows.indexOf(row) + step]
    if (!next) return
    event.preventDefault()
    focusRow(next)
  } else if (isOn && event.key.toLowerCase() === 'm') {
    event.preventDefault()
    row.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click()
  }
}
