/** Builds a multipart body. Lists become repeated fields, and null is omitted. */
type FormValue = string | number | boolean | readonly string[] | File | null | undefined

export function toFormData(values: Readonly<Record<string, FormValue>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue
    if (value instanceof File) form.set(name, value)
    else if (typeof value === 'object') for (const each of value) form.append(name, each)
    else form.set(name, String(value))
  }
  return form
}
