import type { LoadRequest } from './load.ts'

/** Kinds of search, each with questions enough that the answer to one is not that of the next. */
export type SearchKind = { readonly name: string; readonly wishes: readonly object[] }

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

/** Of a deep page the cursors come from walking there. */
export function searchKinds(deepCursors: readonly string[]): SearchKind[] {
  return [
    { name: 'newest', wishes: [{ limit }] },
    {
      name: 'text',
      wishes: [
        ...words.map((q) => ({ q, limit })),
        ...pairs(words, cities).map(([word, city]) => ({ q: `${word} ${city}`, limit })),
        ...['टेलीकॉलर', 'कस्टमर सपोर्ट', 'senior executive', 'night shift'].map((q) => ({ q, limit })),
      ],
    },
    {
      name: 'with typing errors',
      wishes: [
        ...mistakes.map((q) => ({ q, limit })),
        ...pairs(mistakes, cities).map(([word, city]) => ({ q: `${word} ${city}`, limit })),
      ],
    },
    {
      name: 'text and two filters',
      wishes: pairs(pairs(words, cities), schools).map(([[q, location], education]) => ({
        q,
        location,
        education,
        limit,
      })),
    },
    {
      name: 'near a pincode',
      wishes: pairs(pincodes, ['5', '10', '20']).map(([near, within]) => ({
        near,
        within,
        sort: 'nearest',
        limit,
      })),
    },
    { name: 'a deep page', wishes: deepCursors.map((cursor) => ({ cursor, limit })) },
    {
      name: 'nothing found',
      wishes: pairs(['qqzzvv', 'xyzzyq', 'telecaller qqzzvv'], cities).map(([q, location]) => ({
        q,
        location,
        limit,
      })),
    },
  ]
}

export const asSearch = (wish: object, headers: Readonly<Record<string, string>>): LoadRequest => ({
  method: 'POST',
  path: '/api/allJobs',
  body: JSON.stringify(wish),
  headers,
})

/** Questions of all kinds in turn. */
export function mixed(kinds: readonly SearchKind[]): object[] {
  const most = Math.max(...kinds.map(({ wishes }) => wishes.length))
  return Array.from({ length: most }, (_, index) =>
    kinds.flatMap(({ wishes }) => wishes[index % wishes.length] ?? []),
  ).flat()
}
