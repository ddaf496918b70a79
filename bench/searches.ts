import type { LoadRequest } from './load.ts'

/** A kind of search, with enough queries that most results are not cached. */
export type SearchKind = { readonly name: string; readonly queries: readonly object[] }

const cities = ['Delhi', 'Noida', 'Gurugram', 'Mumbai', 'Pune', 'Bengaluru', 'Hyderabad', 'Jaipur']
const pincodes = ['110001', '201301', '122001', '400001', '411001', '560001', '500081', '302001']
const words = [
  'telecaller',
  'customer support',
  'back office',
  'data entry',
  'delivery boy',
  'tele',
]
const mistakes = ['custmer suport', 'telecaler', 'bak office', 'data entri', 'technicl suport']
const schools = ['10thPassed', '12thPassed', 'graduateAbove']

const pairs = <One, Other>(ones: readonly One[], others: readonly Other[]) =>
  ones.flatMap((one) => others.map((other) => [one, other] as const))

const limit = 24

/** @param deepCursors Cursors of deep pages, from walking through the list. */
export function searchKinds(deepCursors: readonly string[]): SearchKind[] {
  return [
    { name: 'newest', queries: [{ limit }] },
    {
      name: 'text',
      queries: [
        ...words.map((q) => ({ q, limit })),
        ...pairs(words, cities).map(([word, city]) => ({ q: `${word} ${city}`, limit })),
        ...['टेलीकॉलर', 'कस्टमर सपोर्ट', 'senior executive', 'night shift'].map((q) => ({ q, limit })),
      ],
    },
    {
      name: 'with typing errors',
      queries: [
        ...mistakes.map((q) => ({ q, limit })),
        ...pairs(mistakes, cities).map(([word, city]) => ({ q: `${word} ${city}`, limit })),
      ],
    },
    {
      name: 'text and two filters',
      queries: pairs(pairs(words, cities), schools).map(([[q, location], education]) => ({
        q,
        location,
        education,
        limit,
      })),
    },
    {
      name: 'near a pincode',
      queries: pairs(pincodes, ['5', '10', '20']).map(([near, within]) => ({
        near,
        within,
        sort: 'nearest',
        limit,
      })),
    },
    { name: 'a deep page', queries: deepCursors.map((cursor) => ({ cursor, limit })) },
    {
      name: 'nothing found',
      queries: pairs(['qqzzvv', 'xyzzyq', 'telecaller qqzzvv'], cities).map(([q, location]) => ({
        q,
        location,
        limit,
      })),
    },
  ]
}

export const asSearch = (
  query: object,
  headers: Readonly<Record<string, string>>,
): LoadRequest => ({
  method: 'POST',
  path: '/api/allJobs',
  body: JSON.stringify(query),
  headers,
})

/** Queries of all kinds, interleaved. */
export function mixed(kinds: readonly SearchKind[]): object[] {
  const max = Math.max(...kinds.map(({ queries }) => queries.length))
  return Array.from({ length: max }, (_, index) =>
    kinds.flatMap(({ queries }) => queries[index % queries.length] ?? []),
  ).flat()
}
