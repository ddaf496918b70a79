import { createContext, use, useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'

/** Tells the person that a part of the page could not be fetched. */
export const MissedPartContext = createContext<() => void>(() => undefined)

/** With any of these a person has begun, and may come to what is not shown yet. */
const firstActs = ['pointerdown', 'keydown'] as const

interface LaterProps<Props> {
  load: () => Promise<ComponentType<Props>>
  isWanted: boolean
  /** Fetched right after the page: it may have to say that the line is dead. */
  isSoon?: boolean | undefined
  /** Called where it was wanted and did not come. */
  onMissed?: (() => void) | undefined
  /** What the part is given. */
  props: Props
}

/** A part of the page that is fetched when it is wanted, or a moment before: at the person's first act. */
export function Later<Props extends object>({
  load,
  isWanted,
  isSoon = false,
  onMissed,
  props,
}: LaterProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const tellMissed = use(MissedPartContext)

  const miss = useEffectEvent(() => {
    if (!isWanted) return
    tellMissed()
    onMissed?.()
  })

  const isMissing = Part === undefined
  useEffect(() => {
    const fetchPart = () => {
      load().then((loaded) => setPart(() => loaded), miss)
    }
    if (!isMissing) return undefined
    if (isWanted || isSoon) {
      fetchPart()
      return undefined
    }
    for (const act of firstActs) addEventListener(act, fetchPart, { once: true, passive: true })
    return () => {
      for (const act of firstActs) removeEventListener(act, fetchPart)
    }
  }, [isMissing, isWanted, isSoon, load])

  return Part && <Part {...props} />
}
