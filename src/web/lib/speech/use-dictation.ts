import { useEffect, useRef, useState } from 'react'
import { intlTag } from '#contract/i18n/locales.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import { useIsHydrated } from '#web/lib/hydration/use-is-hydrated.ts'

type Dictation = {
  readonly isPossible: boolean
  readonly isListening: boolean
  readonly listen: () => void
}

/** Speech recognition is no standard that TypeScript knows, so its objects are read as unknown ones. */
const member = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const recognizer = (): unknown =>
  member(window, 'SpeechRecognition') ?? member(window, 'webkitSpeechRecognition')

/** Hears one sentence and gives its words. Nothing is heard before `listen`. */
export function useDictation(locale: Locale, onText: (text: string) => void): Dictation {
  const [isListening, setListening] = useState(false)
  // The server draws the form without the button, and so does the first drawing in the browser.
  const isPossible = useIsHydrated() && typeof recognizer() === 'function'
  const current = useRef<unknown>(undefined)

  useEffect(() => () => callOf(current.current, 'abort'), [])

  function listen(): void {
    if (isListening) return callOf(current.current, 'stop')
    const found = recognizer()
    if (typeof found !== 'function') return undefined
    const recognition: unknown = Reflect.construct(found, [])
    if (!(recognition instanceof EventTarget)) return undefined
    Object.assign(recognition, { lang: intlTag(locale), interimResults: false, maxAlternatives: 1 })
    recognition.addEventListener('result', (event) => {
      const words = member(member(member(member(event, 'results'), 0), 0), 'transcript')
      if (typeof words === 'string' && words.trim() !== '') onText(words.trim())
    })
    const end = () => setListening(false)
    recognition.addEventListener('end', end)
    recognition.addEventListener('error', end)
    current.current = recognition
    setListening(true)
    return callOf(recognition, 'start')
  }

  return { isPossible, isListening, listen }
}

function callOf(recognition: unknown, name: 'start' | 'stop' | 'abort'): void {
  const method = member(recognition, name)
  if (typeof method === 'function') Reflect.apply(method, recognition, [])
}
