import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { intlTag } from '#contract/i18n/locales.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import { findVoice } from './find-voice.ts'

type ReadAloud = {
  /** Whether the device has a voice for the language. Some devices tell late. */
  readonly isPossible: boolean
  readonly isReading: boolean
  readonly start: (sentences: readonly string[]) => void
  readonly stop: () => void
}

/** Reads sentences aloud with the browser's voice, until they end, are stopped, or the page is left. */
export function useReadAloud(locale: Locale): ReadAloud {
  const { pathname } = useLocation()
  const [readPath, setReadPath] = useState<string>()
  const isReading = readPath === pathname
  const current = useRef<readonly SpeechSynthesisUtterance[]>([])
  const isPossible = useSyncExternalStore(
    watchVoices,
    () => findVoice(readVoices(), locale) !== undefined,
    () => false,
  )

  useEffect(() => {
    if (!isReading) return undefined
    const stop = () => window.speechSynthesis.cancel()
    addEventListener('pagehide', stop)
    return () => {
      removeEventListener('pagehide', stop)
      stop()
    }
  }, [isReading])

  function start(sentences: readonly string[]): void {
    window.speechSynthesis.cancel()
    // One utterance each, because Chrome cuts a long one off.
    const utterances = sentences.map((sentence) => {
      const utterance = new SpeechSynthesisUtterance(sentence)
      utterance.voice = findVoice(readVoices(), locale) ?? null
      utterance.lang = utterance.voice?.lang ?? intlTag(locale)
      return utterance
    })
    // What was stopped before may still report its end.
    const end = () => {
      if (current.current === utterances) setReadPath(undefined)
    }
    for (const utterance of utterances) utterance.addEventListener('error', end)
    utterances.at(-1)?.addEventListener('end', end)
    current.current = utterances
    for (const utterance of utterances) window.speechSynthesis.speak(utterance)
    setReadPath(utterances.length > 0 ? pathname : undefined)
  }

  const stop = (): void => {
    window.speechSynthesis.cancel()
    setReadPath(undefined)
  }

  return { isPossible, isReading, start, stop }
}

const readVoices = (): readonly SpeechSynthesisVoice[] =>
  'speechSynthesis' in window ? window.speechSynthesis.getVoices() : []

function watchVoices(onChange: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  const { speechSynthesis } = window
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}
