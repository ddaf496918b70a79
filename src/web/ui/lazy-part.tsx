import { createContext, use, useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

/** Reports that a part of the page could not be fetched. */
export const MissedPartContext = createContext<() => void>(() => undefined)

/** The first interactions, after which a hidden part may soon be needed. */
const firstEvents = ['pointerdown', 'keydown'] as const

interface LazyPartProps<Props> {
  load: () => Promise<ComponentType<Props>>
  isRequested: boolean
  /** Loads it right after the page, because it may have to report that the browser is offline. */
  isSoon?: boolean | undefined
  /** Called when the part was requested and failed to load. */
  onMissed?: (() => void) | undefined
  /** Keeps its room until it is there. */
  skeleton?: ReactNode
  /** The props of the lazy component. */
  props: Props
}

/** A part of the page that loads when it is requested, or at the person's first interaction. */
export function LazyPart<Props extends object>({
  load,
  isRequested,
  isSoon = false,
  onMissed,
  skeleton,
  props,
}: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [isMissed, setMissed] = useState(false)
  const reportMissed = use(MissedPartContext)

  const miss = useEffectEvent(() => {
    setMissed(true)
    if (!isRequested) return
    reportMissed()
    onMissed?.()
  })

  const isMissing = Part === undefined
  useEffect(() => {
    const fetchPart = () => {
      load().then((loaded) => setPart(() => loaded), miss)
    }
    if (!isMissing) return undefined
    if (isRequested || isSoon) {
      fetchPart()
      return undefined
    }
    for (const event of firstEvents)
      addEventListener(event, fetchPart, { once: true, passive: true })
    return () => {
      for (const event of firstEvents) removeEventListener(event, fetchPart)
    }
  }, [isMissing, isRequested, isSoon, load])

  if (Part) return <Part {...props} />
  return isMissed ? null : skeleton
}
