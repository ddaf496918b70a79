/* Type guards for stored or received data of unknown shape. */

export type Shape = Readonly<Record<string, unknown>>

export const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText = (value: unknown): value is string => typeof value === 'string'

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

export const isUuid = (value: unknown): value is string => isText(value) && uuid.test(value)

/** A calendar day of this century, `yyyy-MM-dd`. */
export const isDay = (text: string): boolean => {
  const day = new Date(text)
  return !Number.isNaN(day.getTime()) && text.startsWith('20') && day.toISOString().startsWith(text)
}

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isText)

export const isTextByName = (value: unknown): value is Record<string, string> =>
  isShape(value) && Object.values(value).every(isText)

/** What was written as JSON; nothing where it was not. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
