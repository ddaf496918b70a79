import { useEffect, useState } from 'react'

/** Counts down from its first render: '0:24', and undefined at the end. */
export function useCountdown(seconds: number): string | undefined {
  const [left, setLeft] = useState(seconds)

  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(remaining)
      if (remaining === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [seconds])

  if (left <= 0) return undefined
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}
