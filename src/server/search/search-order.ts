import type { JobSort } from '#contract/job-search.ts'
import type { OrderGroup, Ranking } from './find-in-groups.ts'
import { payStepsDown, payTerm } from './pay.rules.ts'
import { findByDistance, findByPay } from './search.repository.ts'
import type { SearchKnowledge } from './search-knowledge.ts'
import { countedTerm } from './search-question.ts'
import type { SearchWish } from './search-question.ts'
import { spotsOf } from './spots.rules.ts'
import type { NearbyPlace } from './spots.rules.ts'
import { anyOf } from './text-query.rules.ts'

/** How a list is put in order: as typed before near it, or by rank; everywhere the newest first. */
export type SearchOrder = 'newest' | 'best' | 'pay' | 'nearest'

/** Nearest without a place, and best match without words, are newest; words alone ask for the best match. */
export function orderOf(
  sort: JobSort | undefined,
  wish: SearchWish,
  hasText: boolean,
): SearchOrder {
  if (sort === 'pay' || (sort === 'nearest' && wish.places)) return sort
  if (sort === 'newest' || !hasText) return 'newest'
  return 'best'
}

/** Places are told apart by kilometres; the coordinates are no better. */
export const kmOf = ({ km }: NearbyPlace): number => Math.round(km)

export function payRanking(known: SearchKnowledge): Ranking {
  return {
    groups: payStepsDown().map((pay) => ({ rank: pay, terms: countedTerm(payTerm(pay), known) })),
    find: findByPay,
  }
}

export function distanceRanking(places: readonly NearbyPlace[], known: SearchKnowledge): Ranking {
  const rings = Map.groupBy(places, kmOf)
  const groups = [...rings].flatMap(([km, ring]): OrderGroup[] => {
    const terms = anyOf(spotsOf(ring).map((spot) => countedTerm(spot, known)))
    return terms ? [{ rank: -km, terms }] : []
  })
  const pincodes = places.map(({ pincode }) => pincode)
  const ranks = places.map((place) => -kmOf(place))
  return {
    groups,
    find: (db, wish) => findByDistance(db, { ...wish, places: pincodes, ranks }),
  }
}
