import { useEffect } from 'react'

/** Keeps the screen lit while the page is looked at, where the browser can. */
export function useScreenAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    const left = new AbortController()
    let lock: WakeLockSentinel | undefined

    // The browser takes the lock away whenever the page is hidden.
    async function keepAwake(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (left.signal.aborted) await taken.release()
        else lock = taken
      } catch {
        // A phone that saves its battery says no. The pass can be shown all the same.
      }
    }

    void keepAwake()
    document.addEventListener('visibilitychange', () => void keepAwake(), { signal: left.signal })
    return () => {
      left.abort()
      void lock?.release()
    }
  }, [])
}
