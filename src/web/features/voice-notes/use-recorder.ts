import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'

/** The first one that the browser records: Chrome and its kin, Safari, older Firefox. */
const mediaTypes = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

/** Enough for speech; a minute of it takes a quarter of a megabyte. */
const bitsPerSecond = 32_000

export type Recording = { readonly file: File; readonly seconds: number }

/** Records the microphone for a minute at most. `onEnd` gets what was recorded. */
export function useRecorder(onEnd: (recording: Recording) => void) {
  const recorder = useRef<MediaRecorder>(undefined)
  const [phase, setPhase] = useState<'idle' | 'recording' | 'stopping'>('idle')
  // Its own state: a late tick of the timer can't bring back a recording that is over.
  const [secondsLeft, setSecondsLeft] = useState<number>(limits.voiceSeconds)
  const [problem, setProblem] = useState<'denied' | 'notHere'>()

  const end = useEffectEvent(stop)
  useEffect(() => {
    if (phase !== 'recording') return undefined
    const endsAt = performance.now() + limits.voiceSeconds * 1000
    const timer = setInterval(() => {
      const left = Math.ceil((endsAt - performance.now()) / 1000)
      if (left > 0) setSecondsLeft(left)
      else end()
    }, 250)
    return () => clearInterval(timer)
  }, [phase])

  // Who leaves the page is not listened to any more.
  useEffect(() => () => recorder.current?.stream.getTracks().forEach((track) => track.stop()), [])

  /** What was recorded comes with the recorder's last event. */
  function stop(): void {
    setPhase('stopping')
    if (recorder.current?.state === 'recording') recorder.current.stop()
  }

  async function start(): Promise<void> {
    const mimeType =
      'MediaRecorder' in window
        ? mediaTypes.find((type) => MediaRecorder.isTypeSupported(type))
        : undefined
    if (mimeType === undefined) return setProblem('notHere')
    setProblem(undefined)
    let stream: MediaStream
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    } catch {
      return setProblem('denied')
    }
    const parts: Blob[] = []
    const startedAt = performance.now()
    const current = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond })
    current.addEventListener('dataavailable', ({ data }) => parts.push(data))
    current.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop()
      recorder.current = undefined
      setPhase('idle')
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      onEnd({
        file: new File(parts, 'voice', { type: mimeType }),
        seconds: Math.min(limits.voiceSeconds, Math.max(1, seconds)),
      })
    })
    recorder.current = current
    current.start()
    setSecondsLeft(limits.voiceSeconds)
    setPhase('recording')
    return undefined
  }

  return {
    phase,
    /** While it records. */
    secondsLeft,
    problem,
    start: () => void start(),
    stop,
  }
}
