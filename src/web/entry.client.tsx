import { startTransition, StrictMode, useEffect } from 'react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isMessagePart } from '#contract/i18n/catalogue-parts.ts'
import { createBrowserMessages } from '#web/lib/i18n/messages.ts'
import { createPageServices, PageServicesProvider } from './layout/services.tsx'
import { deferredType, hydratedEvent } from '#web/lib/hydration/deferred-start.ts'
import { forgetScroll } from '#web/lib/hydration/scroll-key.ts'

// The browser has restored the scroll position; by now the person has moved on.
if (document.querySelector(`script[type="${deferredType}"]`)) forgetScroll()

void start(document.documentElement)

/** Hydrates the page once it has the messages that the server rendered it with. */
async function start(root: HTMLElement): Promise<void> {
  const messages = createBrowserMessages(root)
  const parts = root.dataset['parts']?.split(' ').filter(isMessagePart) ?? []
  await Promise.all(messages.missing(parts))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageServicesProvider services={createPageServices(messages)}>
          <ReportHydration>
            <HydratedRouter />
          </ReportHydration>
        </PageServicesProvider>
      </StrictMode>,
    )
  })
}

/**
 * Reports that the page is hydrated, once the effects of its components have been drawn. It stands around the router and
 * not beside it: with a sibling that the server did not render, every `useId` would differ from the one in the page.
 */
function ReportHydration({ children }: { children: ReactNode }) {
  useEffect(() => {
    queueMicrotask(() => {
      document.documentElement.dataset['scripted'] = ''
      document.documentElement.dataset['hydrated'] = ''
      window.dispatchEvent(new Event(hydratedEvent))
    })
  }, [])
  return children
}
