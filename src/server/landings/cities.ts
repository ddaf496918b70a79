import type { PincodeLocation, PincodeTable } from '../places/pincode-table.ts'
import { slugOf } from './slugs.rules.ts'
import type { Cities, LandingCity } from './slugs.rules.ts'

/**
 * Every city of the pincode table by its slug. Jobs are looked for by the name of a city alone, so that two of one
 * name are one page; it lies where the one with more pincodes is.
 */
export function citiesOf(pincodes: PincodeTable): Cities {
  const bySlug = Map.groupBy(pincodes.all(), ({ city }) => slugOf(city))
  return new Map([...bySlug].map(([slug, places]) => [slug, cityOf(slug, places)]))
}

function cityOf(slug: string, places: readonly PincodeLocation[]): LandingCity {
  const [largest] = [...Map.groupBy(places, ({ state }) => state)].sort(
    ([, one], [, other]) => other.length - one.length,
  )
  const [state, within] = largest ?? ['', places]
  return {
    slug,
    name: within[0]?.city ?? '',
    state,
    latitude: mean(within.map(({ latitude }) => latitude)),
    longitude: mean(within.map(({ longitude }) => longitude)),
  }
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

type Point = { readonly latitude: number; readonly longitude: number }

/** Good enough to tell which of two cities is nearer: the globe is flat around the first of them. */
export function squaredDistance(from: Point, to: Point): number {
  const north = to.latitude - from.latitude
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  return north * north + east * east
}
