import { useEffect, useRef } from 'react'

/**
 * Reads the code from the SMS where the browser supports it (WebOTP) and the person allows it.
 * Without a code it does nothing. It stops when the form closes or another code is requested.
 * @param turn another one for each code that was sent; undefined while none is
 */
export function useCodeFromMessage(turn: number | undefined, onCode: (code: string) => void): void {
  const hand = useRef(onCode)
  useEffect(() => {
    hand.current = onCode
  })

  useEffect(() => {
    if (turn === undefined || !('OTPCredential' in window)) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    // Browsers without WebOTP do not know this option, and neither do TypeScript's types.
    const query = { otp: { transport: ['sms'] }, signal }
    navigator.credentials.get(query).then(
      (credential) => {
        if (!credential || signal.aborted || !('code' in credential)) return
        if (typeof credential.code === 'string') hand.current(credential.code)
      },
      // Denied, expired or cancelled: the person types the code.
      () => {},
    )
    return () => leaving.abort()
  }, [turn])
}
