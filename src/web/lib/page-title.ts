import { sentence } from '#contract/sentences.ts'
import type { MessageKey } from '#contract/sentences.ts'
import type { PublicConfig } from '#contract/site.ts'

type RootMatch = { readonly id: string; readonly loaderData?: unknown } | undefined

/** The `title` of a page: its own words, then the product's name. */
export function pageTitle(key: MessageKey, matches: readonly RootMatch[]): { title: string }[] {
  return [{ title: titleWithProduct(sentence(key), matches) }]
}

export function titleWithProduct(title: string, matches: readonly RootMatch[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return isRootData(root) ? `${title} | ${root.publicConfig.productName}` : title
}

function isRootData(data: unknown): data is { publicConfig: PublicConfig } {
  return typeof data === 'object' && data !== null && 'publicConfig' in data
}
