import { createBoundedCache } from '../lib/bounded-cache.ts'
import type { RenderedPage } from './web-build.ts'

/** Pages of jobs are found by their tags; these are the few others that many ask for. */
const usualCharacters = 3_000_000

/** Pages that everybody gets alike, by all that they are made of: one that many ask for at once is rendered once. */
export function createRenderedPages({ mostCharacters = usualCharacters } = {}) {
  const kept = createBoundedCache<RenderedPage>(
    mostCharacters,
    (key, { html }) => key.length + html.length,
  )
  const underWay = new Map<string, Promise<RenderedPage>>()

  return {
    async findOrRender(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
      const known = kept.get(key) ?? underWay.get(key)
      if (known) return known
      const rendering = render().finally(() => underWay.delete(key))
      underWay.set(key, rendering)
      const page = await rendering
      kept.set(key, page)
      return page
    },
  }
}
