import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { PincodePlace } from '#contract/places/schemas.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useIsHydrated } from '#web/lib/hydration/use-is-hydrated.ts'

const options = { enableHighAccuracy: false, timeout: 15_000 } as const

/** Asks the device where it is, and for the nearest pincode. The place is sent to a kilometre, and kept nowhere. */
export function useOwnPlace(onPlace: (place: PincodePlace) => void) {
  const api = useApi()
  const isPossible = useIsHydrated() && 'geolocation' in navigator && window.isSecureContext
  const [isFinding, setFinding] = useState(false)
  const [problem, setProblem] = useState<MessageKey>()

  async function find(): Promise<void> {
    if (isFinding) return
    setFinding(true)
    setProblem(undefined)
    const found = await position()
    try {
      if (typeof found === 'string') setProblem(found)
      else onPlace(await api.call(calls.findPlaceNear, { body: found }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.code === 'NO_PLACE_NEAR' ? 'pincode.noPlaceNear' : 'pincode.placeFailed')
    } finally {
      setFinding(false)
    }
  }

  return { isPossible, isFinding, problem, find }
}

/** Where the device is, or why nobody knows. */
async function position(): Promise<{ latitude: number; longitude: number } | MessageKey> {
  return await new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: toKilometre(coords.latitude),
          longitude: toKilometre(coords.longitude),
        }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(code === PERMISSION_DENIED ? 'pincode.placeDenied' : 'pincode.placeFailed'),
      options,
    ),
  )
}

/** A hundredth of a degree is about a kilometre. */
const toKilometre = (degrees: number): number => Math.round(degrees * 100) / 100
