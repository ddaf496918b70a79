import type { Category } from '#contract/options.ts'

/**
 * Words that indicate a job's category, the more specific categories first: a 'collection
 * telecaller' works in collections. An entry matches whole words; an entry that ends in '-' matches
 * the beginning of a word.
 */
const signs: readonly (readonly [Category, readonly string[]])[] = [
  ['collections', ['collection-', 'recovery', 'debt', 'emi']],
  ['technical-support', ['technical', 'tech support', 'it support', 'help desk', 'helpdesk']],
  ['technical-support', ['service desk', 'desktop support', 'network support', 'tse']],
  ['chat-email', ['chat', 'email', 'e mail', 'non voice', 'nonvoice', 'webchat']],
  ['data-entry', ['data entry', 'typist', 'typing', 'computer operator', 'data operator']],
  ['back-office', ['back office', 'backoffice', 'backend executive', 'backend process']],
  ['back-office', ['mis', 'kyc', 'claims processing', 'office assistant', 'admin executive']],
  ['human-resources', ['hr', 'human resource-', 'recruit-', 'talent acquisition', 'payroll']],
  ['field-sales', ['field', 'outdoor', 'direct sales', 'door to door', 'fos', 'bde']],
  ['delivery', ['deliver-', 'rider-', 'courier-', 'driver-', 'picker-', 'packer-', 'logistic-']],
  ['retail', ['retail', 'store', 'shop', 'showroom', 'cashier-', 'counter', 'merchandis-']],
  ['telesales', ['tele-', 'outbound', 'inside sales', 'sales', 'cold calling', 'lead generation']],
  ['customer-support', ['customer', 'support', 'inbound', 'voice', 'call center', 'call centre']],
  ['customer-support', ['callcenter', 'bpo', 'cce', 'csr']],
]

/** Guesses the category of a job from its title, for the form's first suggestion. */
export function guessCategory(jobTitle: string): Category {
  const title = ` ${jobTitle
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `
  const speaksOf = (sign: string) =>
    title.includes(sign.endsWith('-') ? ` ${sign.slice(0, -1)}` : ` ${sign} `)
  return signs.find(([, words]) => words.some(speaksOf))?.[0] ?? 'other'
}
