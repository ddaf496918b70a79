import type { Coordinates } from '../query/geo-cells.rules.ts'
import { townOf } from '../synonyms/meanings.rules.ts'
import type { Synonyms } from '../synonyms/meanings.rules.ts'

/** A town by its name, with its middle. */
export type Town = Coordinates & { readonly name: string }

/** The towns of a daily journey. */
const maxKm = 45
const maxTowns = 8
const kmPerDegree = 111.2

export type TownDistances = {
  /** The filter terms of the towns around a town, by its name, the nearest first. */
  readonly townsNear: (name: string) => readonly string[]
  /** Whole kilometres between two towns, by their filter terms; undefined where they are far apart or unknown. */
  readonly kmBetweenTowns: (one: string, other: string) => number | undefined
}

export function createTownDistances(
  towns: readonly Town[],
  synonyms: Pick<Synonyms, 'find' | 'byName'>,
): TownDistances {
  let byLexeme: ReadonlyMap<string, Town> | undefined
  const centres = () =>
    (byLexeme ??= new Map(
      towns.toReversed().map((town) => [townOf(town.name, synonyms) ?? town.name, town]),
    ))
  return {
    townsNear(name) {
      const lexeme = synonyms.byName.get(name)?.lexeme ?? name
      const centre = centres().get(lexeme)
      if (!centre) return []
      return [...centres()]
        .map(([each, town]) => ({ each, km: kmBetween(centre, town) }))
        .filter(({ each, km }) => each !== lexeme && km <= maxKm)
        .toSorted((one, other) => one.km - other.km)
        .slice(0, maxTowns)
        .map(({ each }) => each)
    },
    kmBetweenTowns(one, other) {
      const from = centres().get(one)
      const to = centres().get(other)
      const km = from && to && one !== other ? kmBetween(from, to) : Infinity
      return km <= maxKm ? Math.round(km) : undefined
    },
  }
}

/** On a plane, which is accurate enough over short distances. */
export function kmBetween(from: Coordinates, to: Coordinates): number {
  const north = (to.latitude - from.latitude) * kmPerDegree
  const east =
    (to.longitude - from.longitude) * kmPerDegree * Math.cos((from.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}
