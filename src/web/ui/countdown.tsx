import { useEffect, useState, type ReactNode } from 'react'

interface CountdownProps {
  /** Seconds to wait; give a new `key` to start again. */
  seconds: number
  /** 'Resend code in 0:24', from the seconds left. Not announced every second. */
  text: (left: string) => string
  /** What stands here when the time is over (the resend button). */
  children: ReactNode
}

/** Counts down in words, then shows its children. */
export function Countdown({ seconds, text, children }: CountdownProps) {
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

  if (left <= 0) return children
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return <span className="num">{text(clock)}</span>
}
