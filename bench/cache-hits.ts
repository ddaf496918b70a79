import { metricsToken } from './product.ts'

type Lookups = Readonly<Record<string, { readonly hit: number; readonly miss: number }>>

/** Runs something and says which share of the lookups in each cache were hits meanwhile. */
export function createHitCounter(origin: string) {
  return async <Answer>(act: () => Promise<Answer>): Promise<{ answer: Answer; hits: string }> => {
    const before = await readLookups(origin)
    const answer = await act()
    const after = await readLookups(origin)
    const shares = Object.entries(after).flatMap(([cache, { hit, miss }]) => {
      const hits = hit - (before[cache]?.hit ?? 0)
      const all = hits + miss - (before[cache]?.miss ?? 0)
      return all > 0 ? [`${cache} ${Math.round((100 * hits) / all)} %`] : []
    })
    return { answer, hits: shares.join(', ') }
  }
}

async function readLookups(origin: string): Promise<Lookups> {
  // A connection that stays open over a long row may just be closing when it is used again.
  const headers = { authorization: `Bearer ${metricsToken}`, connection: 'close' }
  const text = await (await fetch(`${origin}/metrics`, { headers })).text()
  const lookups: Record<string, { hit: number; miss: number }> = {}
  for (const [, cache = '', outcome, count] of text.matchAll(
    /^cache_lookups_total\{cache="(\w+)",outcome="(hit|miss)"\} (\d+)$/gm,
  )) {
    const both = (lookups[cache] ??= { hit: 0, miss: 0 })
    both[outcome === 'hit' ? 'hit' : 'miss'] = Number(count)
  }
  return lookups
}
