import type { JobSort } from '#contract/job-search/options.ts'
import type { OrderGroup, Ranking } from '../execute/find-in-groups.ts'
import { payStepsDown, payTerm, termsOfStepsDown } from './pay.rules.ts'
import { findByDistance, findByPay } from '../execute/search.repository.ts'
import type { SearchDictionary } from '../index/dictionary.ts'
import { countedTerm } from './search-query.ts'
import type { SearchInput } from './search-query.ts'
import { pointTermsOf } from './geo-cells.rules.ts'
import type { NearbyPlace } from './geo-cells.rules.ts'
import { anyOf } from './text-query.rules.ts'

/** 'best' puts strict matches before loose ones, 'pay' and 'nearest' sort by rank; the newest come first otherwise. */
export type SearchOrder = 'newest' | 'best' | 'pay' | 'nearest'

/**
 * Without a sort the nearest to a place, else the best match for a text, else the newest. Nearest needs a place and best
 * match needs a text.
 */
export function orderOf(
  sort: JobSort | undefined,
  input: SearchInput,
  hasText: boolean,
): SearchOrder {
  if (sort === 'pay') return sort
  if (input.places && (sort === undefined || sort === 'nearest')) return 'nearest'
  if (sort === 'newest' || !hasText) return 'newest'
  return 'best'
}

/** Distances are whole kilometres; the coordinates are no more accurate. */
export const kmOf = ({ km }: NearbyPlace): number => Math.round(km)

export function payRanking(dictionary: SearchDictionary): Ranking {
  return {
    groups: payStepsDown().map((pay) => ({
      rank: pay,
      terms: countedTerm(payTerm(pay), dictionary),
    })),
    termsOf: (run, before) =>
      termsOfStepsDown([...before, ...run].map(({ rank }) => rank)).map((each) =>
        countedTerm(each, dictionary),
      ),
    find: findByPay,
  }
}

export function distanceRanking(
  places: readonly NearbyPlace[],
  dictionary: SearchDictionary,
): Ranking {
  const rings = Map.groupBy(places, kmOf)
  const groups = [...rings].flatMap(([km, ring]): OrderGroup[] => {
    const terms = anyOf(pointTermsOf(ring).map((point) => countedTerm(point, dictionary)))
    return terms ? [{ rank: -km, terms }] : []
  })
  const pincodes = places.map(({ pincode }) => pincode)
  const ranks = places.map((place) => -kmOf(place))
  return {
    groups,
    termsOf: (run) => run.map(({ terms }) => terms),
    find: (db, input) => findByDistance(db, { ...input, places: pincodes, ranks }),
  }
}
