import { useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'

/** In the order of what plays in most browsers. */
const mediaTypes = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus']

/** Enough for speech; a minute of it takes a quarter of a megabyte. */
const bitsPerSecond = 32_000

export type Recording = { readonly file: File; readonly seconds: number }

/** Records the microphone for a minute at most. `onEnd` gets what was recorded. */
export function useRecorder(onEnd: (recording: Recording) => void) {
  const recorder = useRef<MediaRecorder>(undefined)
  const [secondsLeft, setSecondsLeft] = useState<number>()
  const [problem, setProblem] = useState<'denied' | 'notHere'>()
  const isRecording = secondsLeft !== undefined

  useEffect(() => {
    if (!isRecording) return undefined
    const endsAt = performance.now() + limits.voiceSeconds * 1000
    const timer = setInterval(() => {
      const left = Math.ceil((endsAt - performance.now()) / 1000)
      if (left > 0) setSecondsLeft(left)
      else recorder.current?.stop()
    }, 250)
    return () => clearInterval(timer)
  }, [isRecording])

  // Who leaves the page is not listened to any more.
  useEffect(() => () => recorder.current?.stream.getTracks().forEach((track) => track.stop()), [])

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
      setSecondsLeft(undefined)
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      onEnd({
        file: new File(parts, 'voice', { type: mimeType }),
        seconds: Math.min(limits.voiceSeconds, Math.max(1, seconds)),
      })
    })
    recorder.current = current
    current.start()
    setSecondsLeft(limits.voiceSeconds)
    return undefined
  }

  return {
    /** Undefined while nothing is recorded. */
    secondsLeft,
    problem,
    start: () => void start(),
    stop: () => recorder.current?.stop(),
  }
}
