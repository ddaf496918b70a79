import { limits } from '#contract/limits.ts'
import type { ListPart } from '#web/lib/api/api.ts'

type Window = { limit: number; cursor?: string }

/**
 * Loads all pages of a list that the address records, in as few calls as the API allows. `cursor`
 * starts further down.
 */
export async function loadPortions<Item>(
  portions: number,
  load: (window: Window) => Promise<ListPart<Item[]>>,
  cursor?: string,
): Promise<ListPart<Item[]>> {
  const perPortion = limits.searchPageDefault
  const perCall = Math.floor(limits.searchPageMax / perPortion)
  let list = await load(windowOf(Math.min(portions, perCall) * perPortion, cursor))
  for (let left = portions - perCall; left > 0 && list.nextCursor !== null; left -= perCall) {
    const next = await load(windowOf(Math.min(left, perCall) * perPortion, list.nextCursor))
    list = { ...next, items: [...list.items, ...next.items] }
  }
  return list
}

const windowOf = (limit: number, cursor: string | undefined): Window =>
  cursor === undefined ? { limit } : { limit, cursor }
