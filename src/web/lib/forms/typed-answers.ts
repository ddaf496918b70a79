import { isShape, isTextByName, readJson } from '../api/shapes.ts'

/* What was typed survives one load of a page: of the same page in another language. */

export const typedAnswersName = 'typed-answers'
/** A load that takes longer has probably led elsewhere. */
const maxAgeMs = 60_000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Values by the id of their field. */
type Answers = Readonly<Record<string, string>>

/** Files cannot be kept, and codes are not to be. */
const left = '[type=file], [type=hidden], [type=password], [autocomplete=one-time-code]'

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** The fields by their name, a tick's also by its value, and by their number among those. */
function fieldsById(): Map<string, Field> {
  const found = new Map<string, Field>()
  const named = document.querySelectorAll<Field>('input[name], textarea[name], select[name]')
  for (const field of named) {
    if (field.matches(left)) continue
    const name = isTick(field) ? `${field.name}=${field.value}` : field.name
    const number = [...found.keys()].filter((id) => id.startsWith(`${name}#`)).length
    found.set(`${name}#${number}`, field)
  }
  return found
}

const valueOf = (field: Field): string => (isTick(field) ? String(field.checked) : field.value)

/** @param path the page that will have them, without the prefix of a language */
export function keepTyped(path: string): void {
  const answers = Object.fromEntries(
    Array.from(fieldsById(), ([id, field]) => [id, valueOf(field)]),
  )
  try {
    sessionStorage.setItem(typedAnswersName, JSON.stringify({ path, at: Date.now(), answers }))
  } catch {
    // Without storage the page loads as it was saved.
  }
}

/** Takes what was typed on this page before it loaded itself. */
export function takeTyped(path: string): Answers {
  const stored = readJson(takeStored())
  if (!isShape(stored) || stored['path'] !== path || !isTextByName(stored['answers'])) return {}
  return Date.now() - Number(stored['at']) < maxAgeMs ? stored['answers'] : {}
}

function takeStored(): string {
  try {
    const stored = sessionStorage.getItem(typedAnswersName) ?? ''
    sessionStorage.removeItem(typedAnswersName)
    return stored
  } catch {
    return ''
  }
}

/** Writes the answers into the fields that are here now, as a person would. Returns those without a field. */
export function writeTyped(answers: Answers): Answers {
  const fields = fieldsById()
  const missing = Object.entries(answers).filter(([id, value]) => {
    const field = fields.get(id)
    if (field && valueOf(field) !== value) write(field, value)
    return field === undefined
  })
  return Object.fromEntries(missing)
}

function write(field: Field, value: string): void {
  if (isTick(field)) return field.click()
  // React takes a change from an event, and knows the value that its own setter wrote.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
