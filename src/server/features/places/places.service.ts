import { pincodePattern } from '#contract/places/pincode.ts'
import type { PincodePlace } from '#contract/places/schemas.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { AreaTable } from './area-table.ts'
import type { NearbyPincode, PincodeTable } from './pincode-table.ts'

export type PlacesService = ReturnType<typeof createPlacesService>

export function createPlacesService({
  pincodes,
  areas,
}: {
  pincodes: PincodeTable
  areas: AreaTable
}) {
  return {
    /** @throws AppError UNKNOWN_PINCODE, for a malformed pincode too */
    getPlaceOfPincode(pincode: string): PincodePlace {
      const place = pincodePattern.test(pincode) ? pincodes.find(pincode) : undefined
      if (!place) throw new AppError('UNKNOWN_PINCODE')
      return {
        pincode: place.pincode,
        state: place.state,
        city: place.city,
        areas: areas.find(pincode),
      }
    },

    isPincode: (text: string): boolean => pincodes.find(text) !== undefined,

    /**
     * The pincodes within a circle, nearest first.
     * @throws AppError UNKNOWN_PINCODE
     */
    findNearby(pincode: string, withinKm: number): NearbyPincode[] {
      const found = pincodes.findNearby(pincode, withinKm)
      if (!found) throw new AppError('UNKNOWN_PINCODE')
      return found
    },

    /** The other way round: the pincodes whose circle a pincode lies in. */
    findCentres: (pincode: string, withinKm: number) => pincodes.findCentres(pincode, withinKm),
  }
}
