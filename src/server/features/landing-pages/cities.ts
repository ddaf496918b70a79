import type { PincodeLocation, PincodeTable } from '#server/features/places/pincode-table.ts'
import { slugOf } from './landing-names.ts'
import type { Cities, LandingCity } from './slugs.rules.ts'

/**
 * Every city of the pincode table by its slug. Search knows a city by its name alone, so two cities with one name share a
 * page, at the place of the one with more pincodes.
 */
export function citiesOf(pincodes: PincodeTable): Cities {
  const byName = Map.groupBy(pincodes.all(), ({ city }) => city)
  const bySlug = Map.groupBy(byName, ([name]) => slugOf(name))
  return new Map(
    [...bySlug].map(([slug, names]) => [
      slug,
      cityOf(
        slug,
        names.flatMap(([, places]) => places),
      ),
    ]),
  )
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

/** On a plane around the first city: accurate enough to compare two distances. */
export function squaredDistance(from: Point, to: Point): number {
  const north = to.latitude - from.latitude
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  return north * north + east * east
}
