import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { indianStates } from '#contract/places/indian-states.ts'
import { pincodePattern } from '#contract/places/pincode.ts'
import type { IndianState } from '#contract/places/indian-states.ts'

export type PincodeLocation = {
  pincode: string
  state: IndianState
  city: string
  /** Degrees, accurate to a kilometre at best; else the centre of the city or district. */
  latitude: number
  longitude: number
}

export type NearbyPincode = {
  readonly pincode: string
  readonly km: number
  readonly latitude: number
  readonly longitude: number
}

export type PincodeTable = {
  find(pincode: string): PincodeLocation | undefined
  /** The pincodes within a circle, nearest first; undefined for an unknown pincode. */
  findNearby(pincode: string, withinKm: number): NearbyPincode[] | undefined
  /** The pincodes whose circle a pincode lies in; none for an unknown one. */
  findCentres(pincode: string, withinKm: number): { pincode: string; km: number }[]
  /** The pincode nearest to a point in degrees; undefined where none is within the distance. */
  findNearest(latitude: number, longitude: number, withinKm: number): PincodeLocation | undefined
  /** How far apart two pincodes are; undefined where one is unknown. */
  distanceKm(one: string, other: string): number | undefined
  /** All locations, ordered by pincode. */
  all(): PincodeLocation[]
}

/** Columns of little-endian numbers in base64: one number per pincode, ordered by pincode. */
const encodedTableSchema = z.object({
  places: z.array(z.tuple([z.enum(indianStates), z.string()])),
  pincodes: z.base64(),
  placeIndexes: z.base64(),
  latitudes: z.base64(),
  longitudes: z.base64(),
})

const stepsPerDegree = 100
/** The length of a step along a meridian. Along a parallel it shrinks with the latitude. */
const kmPerStep = 111.2 / stepsPerDegree

/** The length of a step along a parallel, at a latitude in steps. */
const kmEastwardAt = (latitude: number): number =>
  kmPerStep * Math.cos((latitude / stepsPerDegree) * (Math.PI / 180))

/** Loads the table of all Indian pincodes that ships with the product. */
export function loadPincodeTable(): PincodeTable {
  const file = readFileSync(new URL('./data/pincodes.json', import.meta.url), 'utf8')
  const encoded = encodedTableSchema.parse(JSON.parse(file))
  const { places } = encoded
  const pincodes = new Uint32Array(decode(encoded.pincodes))
  const placeIndexes = new Uint16Array(decode(encoded.placeIndexes))
  const latitudes = new Uint16Array(decode(encoded.latitudes))
  const longitudes = new Uint16Array(decode(encoded.longitudes))

  function locationAt(at: number): PincodeLocation | undefined {
    const pincode = pincodes[at]
    const place = places[placeIndexes[at] ?? -1]
    const latitude = latitudes[at]
    const longitude = longitudes[at]
    if (pincode === undefined || !place || latitude === undefined || longitude === undefined) {
      return undefined
    }
    const [state, city] = place
    return {
      pincode: String(pincode),
      state,
      city,
      latitude: latitude / stepsPerDegree,
      longitude: longitude / stepsPerDegree,
    }
  }

  const indexOf = (wanted: string): number =>
    pincodePattern.test(wanted) ? binarySearch(pincodes, Number(wanted)) : -1

  return {
    find: (wanted) => locationAt(indexOf(wanted)),

    findNearby(pincode, withinKm) {
      const at = indexOf(pincode)
      const [latitude, longitude] = [latitudes[at], longitudes[at]]
      if (latitude === undefined || longitude === undefined) return undefined
      const kmEastward = kmEastwardAt(latitude)
      const found: NearbyPincode[] = []
      for (let index = 0; index < pincodes.length; index += 1) {
        const north = ((latitudes[index] ?? 0) - latitude) * kmPerStep
        if (north > withinKm || north < -withinKm) continue
        const km = Math.hypot(north, ((longitudes[index] ?? 0) - longitude) * kmEastward)
        if (km > withinKm) continue
        found.push({
          pincode: String(pincodes[index]),
          km,
          latitude: (latitudes[index] ?? 0) / stepsPerDegree,
          longitude: (longitudes[index] ?? 0) / stepsPerDegree,
        })
      }
      return found.toSorted((one, another) => one.km - another.km)
    },

    findCentres(pincode, withinKm) {
      const at = indexOf(pincode)
      const [latitude, longitude] = [latitudes[at], longitudes[at]]
      if (latitude === undefined || longitude === undefined) return []
      const found: { pincode: string; km: number }[] = []
      for (let index = 0; index < pincodes.length; index += 1) {
        const centre = latitudes[index] ?? 0
        const north = (latitude - centre) * kmPerStep
        if (north > withinKm || north < -withinKm) continue
        // The circle of `findNearby` has the width of a degree at its own middle.
        const km = Math.hypot(north, (longitude - (longitudes[index] ?? 0)) * kmEastwardAt(centre))
        if (km <= withinKm) found.push({ pincode: String(pincodes[index]), km })
      }
      return found
    },

    findNearest(latitude, longitude, withinKm) {
      const kmEastward = kmPerStep * Math.cos(latitude * (Math.PI / 180))
      let nearest = -1
      let least = withinKm
      for (let index = 0; index < pincodes.length; index += 1) {
        const north = ((latitudes[index] ?? 0) - latitude * stepsPerDegree) * kmPerStep
        if (north > least || north < -least) continue
        const east = ((longitudes[index] ?? 0) - longitude * stepsPerDegree) * kmEastward
        const km = Math.hypot(north, east)
        if (km >= least) continue
        least = km
        nearest = index
      }
      return nearest === -1 ? undefined : locationAt(nearest)
    },

    distanceKm(one, other) {
      const [from, to] = [indexOf(one), indexOf(other)]
      const [latitude, longitude] = [latitudes[from], longitudes[from]]
      const [northern, eastern] = [latitudes[to], longitudes[to]]
      if (latitude === undefined || longitude === undefined) return undefined
      if (northern === undefined || eastern === undefined) return undefined
      return Math.hypot(
        (northern - latitude) * kmPerStep,
        (eastern - longitude) * kmEastwardAt(latitude),
      )
    },

    all: () => [...pincodes.keys()].flatMap((at) => locationAt(at) ?? []),
  }
}

function decode(base64: string): ArrayBuffer {
  // The copy is aligned: typed arrays need that, and a Buffer may start at any byte of its memory.
  return new Uint8Array(Buffer.from(base64, 'base64')).buffer
}

/** The index of a number in an ascending list, or -1. */
function binarySearch(numbers: Uint32Array, wanted: number): number {
  let low = 0
  let high = numbers.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const number = numbers[middle] ?? 0
    if (number === wanted) return middle
    if (number < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
