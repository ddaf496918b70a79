import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { indianStates, pincodePattern } from '#contract/places.ts'
import type { IndianState } from '#contract/places.ts'

export type PincodeLocation = {
  pincode: string
  state: IndianState
  city: string
  /** Degrees, good to a kilometre at best; the middle of the city or district where nothing better is known. */
  latitude: number
  longitude: number
}

export type PincodeTable = {
  find(pincode: string): PincodeLocation | undefined
}

/** How the file is written is told at `encode` in scripts/extract-pincodes.mjs. */
const encodedTableSchema = z.object({
  places: z.array(z.tuple([z.enum(indianStates), z.string()])),
  rows: z.string(),
})

const base = 36
const stepsPerDegree = 100

/** Reads the table shipped with the product: every pincode of India in about a megabyte of memory. */
export function loadPincodeTable(): PincodeTable {
  const file = readFileSync(new URL('./data/pincodes.json', import.meta.url), 'utf8')
  const { places, rows } = encodedTableSchema.parse(JSON.parse(file))
  const { pincodes, placeIndexes, latitudes, longitudes } = decodeRows(rows)

  return {
    find(wanted) {
      if (!pincodePattern.test(wanted)) return undefined
      const at = binarySearch(pincodes, Number(wanted))
      const place = places[placeIndexes[at] ?? -1]
      const latitude = latitudes[at]
      const longitude = longitudes[at]
      if (!place || latitude === undefined || longitude === undefined) return undefined
      const [state, city] = place
      return {
        pincode: wanted,
        state,
        city,
        latitude: latitude / stepsPerDegree,
        longitude: longitude / stepsPerDegree,
      }
    },
  }
}

function decodeRows(text: string) {
  const rows = text.split(';')
  const pincodes = new Uint32Array(rows.length)
  const placeIndexes = new Uint16Array(rows.length)
  const latitudes = new Int16Array(rows.length)
  const longitudes = new Int16Array(rows.length)
  let pincode = 0
  let place = 0
  for (const [at, row] of rows.entries()) {
    const [step = '', placeText = '', latitude = '', longitude = ''] = row.split(',')
    pincode += step === '' ? 1 : Number.parseInt(step, base)
    place = placeText === '' ? place : Number.parseInt(placeText, base)
    pincodes[at] = pincode
    placeIndexes[at] = place
    latitudes[at] = Number.parseInt(latitude, base)
    longitudes[at] = Number.parseInt(longitude, base)
  }
  return { pincodes, placeIndexes, latitudes, longitudes }
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
