import type { NearbyPlace } from '../query/geo-cells.rules.ts'
import { kmOf } from '../query/search-order.ts'
import type { FoundJob } from './cached-pages.ts'
import type { RankedFound } from './find-in-groups.ts'

/** With the distance of each job, where the input has a place. */
export function withDistances(
  rows: readonly RankedFound[],
  places: readonly NearbyPlace[] | undefined,
): FoundJob[] {
  if (places === undefined) return rows.map((card) => ({ card }))
  const distances = new Map(places.map((place) => [place.pincode, kmOf(place)]))
  return rows.map((card) => {
    const distanceKm = distances.get(card.pincode)
    return distanceKm === undefined ? { card } : { card, distanceKm }
  })
}
