import type { z } from 'zod'
import { limits } from '#server/lib/limits.ts'
import { pincodePattern } from '#contract/places/pincode.ts'
import type { PincodePlace, pointSchema } from '#contract/places/schemas.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { AreaTable } from './area-table.ts'
import type { NearbyPincode, PincodeLocation, PincodeTable } from './pincode-table.ts'

export type PlacesService = ReturnType<typeof createPlacesService>

export function createPlacesService({
  pincodes,
  areas,
}: {
  pincodes: PincodeTable
  areas: AreaTable
}) {
  const present = ({ pincode, state, city }: PincodeLocation): PincodePlace => ({
    pincode,
    state,
    city,
    areas: areas.find(pincode),
  })

  return {
    /** @throws AppError UNKNOWN_PINCODE, for a malformed pincode too */
    getPlaceOfPincode(pincode: string): PincodePlace {
      const place = pincodePattern.test(pincode) ? pincodes.find(pincode) : undefined
      if (!place) throw new AppError('UNKNOWN_PINCODE')
      return present(place)
    },

    /**
     * Where a device says it is, in degrees. Nothing of it is kept.
     * @throws AppError NO_PLACE_NEAR outside India
     */
    getPlaceNear({ latitude, longitude }: z.output<typeof pointSchema>): PincodePlace {
      const place = pincodes.findNearest(latitude, longitude, limits.nearestPincodeKm)
      if (!place) throw new AppError('NO_PLACE_NEAR')
      return present(place)
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

    /** How far apart two pincodes are; undefined where one is unknown. */
    distanceKm: (one: string, other: string) => pincodes.distanceKm(one, other),

    /** The other way round: the pincodes whose circle a pincode lies in. */
    findCentres: (pincode: string, withinKm: number) => pincodes.findCentres(pincode, withinKm),
  }
}
