import { sentence } from '#contract/sentences.ts'
import type { MessageKey } from '#contract/sentences.ts'
import type { PublicConfig } from '#contract/site.ts'

type RootMatch = { readonly id: string; readonly loaderData?: unknown } | undefined

type PageTags = ({ title: string } | { name: 'description'; content: string })[]

/** What a browser's tab and a list of pages say of a page: its own words with the product's name. */
export const pageTitle = (key: MessageKey, matches: readonly RootMatch[]): PageTags =>
  titleWithProduct(sentence(key), matches)

/** Of a page whose words are not ours. What it is about beyond its title is nobody's but its reader's. */
export function titleWithProduct(title: string, matches: readonly RootMatch[]): PageTags {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return [
    { title: isRootData(root) ? `${title} | ${root.publicConfig.productName}` : title },
    { name: 'description', content: sentence('home.description') },
  ]
}

function isRootData(data: unknown): data is { publicConfig: PublicConfig } {
  return typeof data === 'object' && data !== null && 'publicConfig' in data
}
