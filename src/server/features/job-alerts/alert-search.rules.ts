import { alertSearchSchema } from '#contract/job-alerts/schemas.ts'
import type { AlertSearch } from '#contract/job-alerts/schemas.ts'

/** A search as one text: the same for the same filters, in any order and however the words are spaced. */
export function writeSearch(search: AlertSearch): string {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    const text = (value ?? '').replace(/\s+/g, ' ').trim()
    if (text !== '') fields.set(name, text)
  }
  // A radius without a middle says nothing.
  if (!fields.has('near')) fields.delete('within')
  fields.sort()
  return fields.toString()
}

export const readSearch = (text: string): AlertSearch =>
  alertSearchSchema.parse(Object.fromEntries(new URLSearchParams(text)))
