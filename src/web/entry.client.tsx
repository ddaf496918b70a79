import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { createPageServices, PageServicesProvider } from './layout/services.tsx'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageServicesProvider services={createPageServices()}>
        <HydratedRouter />
      </PageServicesProvider>
    </StrictMode>,
  )
})
