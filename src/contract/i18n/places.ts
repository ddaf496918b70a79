import type { Catalogue } from './message-keys.ts'

/** Names of cities and states stand in `messages/places/<locale>.json`, by their English name. */
export const placeKey = (name: string): string => `place.${name}`

/** The names of places as a part of a catalogue. */
export const placesToCatalogue = (names: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(names).map(([name, text]) => [placeKey(name), text]))
