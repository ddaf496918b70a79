import Validator from '@adobe/structured-data-validator'

const scripts = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g

type Item = { readonly '@type': string } & Record<string, unknown>

/** What a page tells search engines, as they read it. */
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

/** What the validator finds wrong with it by Google's rules: `ERROR` or `WARNING`, and why. */
export async function findMistakesIn(items: readonly Item[]): Promise<string[]> {
  const jsonld = Map.groupBy(items, (item) => item['@type'])
  const copy: unknown = structuredClone(Object.fromEntries(jsonld))
  const issues = await new Validator().validate({ jsonld: copy, microdata: {}, rdfa: {} })
  return issues.map(
    ({ rootType, severity, issueMessage }) => `${severity} ${rootType}: ${issueMessage}`,
  )
}
