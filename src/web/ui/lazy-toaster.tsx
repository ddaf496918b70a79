import { useSyncExternalStore } from 'react'
import { LazyPart } from './lazy-part.tsx'
import { useToasts } from './toast.ts'
import type { ToasterProps } from './toaster.tsx'

const loadToaster = async () => (await import('./toaster.tsx')).Toaster

/** The toaster, whose code loads right after the page. */
export function LazyToaster(props: ToasterProps) {
  const { subscribe, getMessages } = useToasts()
  const hasMessages = useSyncExternalStore(
    subscribe,
    () => getMessages().length > 0,
    () => false,
  )
  return <LazyPart load={loadToaster} isRequested={hasMessages} isSoon props={props} />
}
