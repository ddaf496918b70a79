import { useEffect, useRef } from 'react'

/**
 * Where the browser can read the code from the message by itself (WebOTP), hands it over when the
 * person allows that. It asks for nothing, says nothing when nothing comes, and stops waiting when
 * the form is left or another code is asked for.
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
    // Browsers without WebOTP don't know this wish, and neither do the types of the others.
    const wish = { otp: { transport: ['sms'] }, signal }
    navigator.credentials.get(wish).then(
      (credential) => {
        if (!credential || signal.aborted || !('code' in credential)) return
        if (typeof credential.code === 'string') hand.current(credential.code)
      },
      // Refused by the person, too late, or left: the code is typed as ever.
      () => {},
    )
    return () => leaving.abort()
  }, [turn])
}
