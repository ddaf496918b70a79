import Validator from '@adobe/structured-data-validator'

const scripts = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g

type Item = { readonly '@type': string } & Record<string, unknown>

/** The structured data of a page, as search engines read it. */
export function structuredDataOf(html: string): Item[] {
  return [...html.matchAll(scripts)].map(([, json = '']) => readItem(json))
}

function readItem(json: string): Item {
  const item: unknown = JSON.parse(json)
  if (!isItem(item)) throw new Error(`No item: ${json}`)
  return item
}

function isItem(item: unknown): item is Item {
  return typeof item === 'object' && item !== null && '@type' in item && '@context' in item
}

/** The validator's findings by Google's rules: `ERROR` or `WARNING`, and the reason. */
export async function findMistakesIn(items: readonly Item[]): Promise<string[]> {
  const jsonld = Map.groupBy(items, (item) => item['@type'])
  const copy: unknown = structuredClone(Object.fromEntries(jsonld))
  const issues = await new Validator().validate({ jsonld: copy, microdata: {}, rdfa: {} })
  return issues.map(
    ({ rootType, severity, issueMessage }) => `${severity} ${rootType}: ${issueMessage}`,
  )
}
