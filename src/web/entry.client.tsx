import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { createPageServices, PageServicesProvider } from './layout/services.tsx'
import { aliveEvent, lateStartId } from './lib/late-start.ts'
import { forgetScroll } from './lib/scroll-key.ts'

const isLate = document.getElementById(lateStartId) !== null
// Where the page was left is where it began; by now the person has moved on.
if (isLate) forgetScroll()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageServicesProvider services={createPageServices({ isLate })}>
        <HydratedRouter />
        <TellAlive />
      </PageServicesProvider>
    </StrictMode>,
  )
})

/** Says that the page is alive, once what it learns in doing so has been drawn. */
function TellAlive() {
  useEffect(() => {
    queueMicrotask(() => {
      document.documentElement.dataset['scripted'] = ''
      document.documentElement.dataset['alive'] = ''
      window.dispatchEvent(new Event(aliveEvent))
    })
  }, [])
  return null
}
