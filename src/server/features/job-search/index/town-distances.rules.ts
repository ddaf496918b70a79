import type { Coordinates } from '../query/geo-cells.rules.ts'
import { townOf } from '../synonyms/meanings.rules.ts'
import type { Synonyms } from '../synonyms/meanings.rules.ts'

/** A town by its name, with its middle. */
export type Town = Coordinates & { readonly name: string }

/** The towns of a daily journey. */
const maxKm = 45
const maxTowns = 8
const kmPerDegree = 111.2

/** Finds the filter terms of the towns around a town, the nearest first. */
export function townsAround(
  towns: readonly Town[],
  synonyms: Pick<Synonyms, 'find' | 'byName'>,
): (name: string) => readonly string[] {
  let byLexeme: Map<string, Town> | undefined
  return (name) => {
    byLexeme ??= new Map(
      towns.toReversed().map((town) => [townOf(town.name, synonyms) ?? town.name, town]),
    )
    const lexeme = synonyms.byName.get(name)?.lexeme ?? name
    const centre = byLexeme.get(lexeme)
    if (!centre) return []
    return [...byLexeme]
      .map(([each, town]) => ({ each, km: kmBetween(centre, town) }))
      .filter(({ each, km }) => each !== lexeme && km <= maxKm)
      .toSorted((one, other) => one.km - other.km)
      .slice(0, maxTowns)
      .map(({ each }) => each)
  }
}

/** On a plane, which is accurate enough over short distances. */
export function kmBetween(from: Coordinates, to: Coordinates): number {
  const north = (to.latitude - from.latitude) * kmPerDegree
  const east =
    (to.longitude - from.longitude) * kmPerDegree * Math.cos((from.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}
