/** A delivered SMS. */
export type Delivered = { readonly to: string; readonly text: string }

const digits = '\\d{1,40}'
const patternOf: Readonly<Record<string, string>> = {
  '#numeric#': digits,
  '#alphanumeric#': '[A-Za-z0-9]{1,40}',
  '{#var#}': '.{1,30}',
}

/**
 * The operators' filter (DLT): only a text that matches a registered template exactly reaches a
 * phone. Other texts are dropped silently.
 */
export function createOperators(registered: readonly string[]) {
  const delivered: Delivered[] = []
  const dropped: Delivered[] = []
  const patterns = registered.map(toPattern)
  return {
    dropped,
    carry(message: Delivered): void {
      const passes = patterns.some((pattern) => pattern.test(message.text))
      ;(passes ? delivered : dropped).push(message)
    },
    /** The newest text on a phone. */
    textOn: (phone: string): string | undefined =>
      delivered.findLast((message) => message.to === phone)?.text,
  }
}

export type Operators = ReturnType<typeof createOperators>

function toPattern(template: string): RegExp {
  const parts = template.split(/(#numeric#|#alphanumeric#|\{#var#\})/)
  const source = parts.map((part) => patternOf[part] ?? part.replace(/[^\w\s]/g, String.raw`\$&`))
  return new RegExp(`^${source.join('')}$`)
}
