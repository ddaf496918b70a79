import { useEffect, useRef, useState } from 'react'
import { calls } from '#contract/calls.ts'
import { pincodePattern } from '#contract/places/pincode.ts'
import type { PincodePlace } from '#contract/places/schemas.ts'
import { ApiError } from '../api/api-error.ts'
import { useApi } from '../api/use-api.ts'
import { useFailureText } from './use-error-text.ts'

/** The state of the lookup of the last typed pincode. */
export type PincodeLookup =
  | { readonly kind: 'none' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'found'; readonly place: PincodePlace }
  | { readonly kind: 'unknown' }
  /** The lookup failed. The person can fill in state and city by hand. */
  | { readonly kind: 'failed'; readonly message: string }

const nothing: PincodeLookup = { kind: 'none' }
const unknown: PincodeLookup = { kind: 'unknown' }
const wholeLength = 6

/**
 * Looks up a pincode as soon as it has six characters. `onPlace` gets its place, or undefined for
 * an unknown pincode, which empties state and city. A new lookup cancels the previous one.
 */
export function usePincode(onPlace: (place: PincodePlace | undefined) => void) {
  const api = useApi()
  const failureText = useFailureText()
  const [lookup, setLookup] = useState<PincodeLookup>(nothing)
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  async function lookUp(pincode: string): Promise<void> {
    running.current?.abort()
    if (pincode.length !== wholeLength) return setLookup(nothing)
    if (!pincodePattern.test(pincode)) return settle(unknown)
    const controller = new AbortController()
    running.current = controller
    setLookup({ kind: 'looking' })
    try {
      const place = await api.call(calls.findPincode, {
        params: { pincode },
        signal: controller.signal,
      })
      settle({ kind: 'found', place })
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404) settle(unknown)
      else setLookup({ kind: 'failed', message: failureText(error.message) })
    }
  }

  function settle(found: PincodeLookup): void {
    setLookup(found)
    if (found.kind === 'found') onPlace(found.place)
    if (found.kind === 'unknown') onPlace(undefined)
  }

  return { lookup, lookUp }
}
