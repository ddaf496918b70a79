import { useEffect, useRef, useState } from 'react'
import { endpoints } from '#contract/endpoints.ts'
import { pincodePattern } from '#contract/places.ts'
import type { PincodePlace } from '#contract/places.ts'
import { ApiError } from './api-error.ts'
import { useApi } from './use-api.ts'

/** What is known of the pincode typed last. */
export type PincodeLookup =
  | { readonly kind: 'none' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'found'; readonly place: PincodePlace }
  | { readonly kind: 'unknown' }
  /** No answer; state and city can be filled by hand. */
  | { readonly kind: 'failed'; readonly message: string }

const nothing: PincodeLookup = { kind: 'none' }
const unknown: PincodeLookup = { kind: 'unknown' }
const wholeLength = 6

/**
 * Looks a pincode up as soon as it has six characters. `onPlace` gets its place, or undefined when
 * there is no such pincode and state and city must be emptied. A later lookup ends an earlier one.
 */
export function usePincode(onPlace: (place: PincodePlace | undefined) => void) {
  const api = useApi()
  const [lookup, setLookup] = useState<PincodeLookup>(nothing)
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  async function lookUp(pincode: string): Promise<void> {
    running.current?.abort()
    if (pincode.length !== wholeLength) return setLookup(nothing)
    if (!pincodePattern.test(pincode)) return tell(unknown)
    const controller = new AbortController()
    running.current = controller
    setLookup({ kind: 'looking' })
    try {
      const place = await api.call(endpoints.findPincode, {
        params: { pincode },
        signal: controller.signal,
      })
      tell({ kind: 'found', place })
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404) tell(unknown)
      else setLookup({ kind: 'failed', message: error.message })
    }
  }

  function tell(found: PincodeLookup): void {
    setLookup(found)
    if (found.kind === 'found') onPlace(found.place)
    if (found.kind === 'unknown') onPlace(undefined)
  }

  return { lookup, lookUp }
}
