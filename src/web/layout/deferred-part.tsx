import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { Await, Navigate, useAsyncError } from 'react-router'

interface DeferredPartProps<Value> {
  /** What a loader gave, or will give. */
  loaded: Value | Promise<Value>
  /** Shown until it is here. */
  preview: ReactNode
  children: (value: Value) => ReactNode
}

/** A part whose loader did not wait. What it throws later is handled as if it had: a redirect is followed. */
export function DeferredPart<Value>({ loaded, preview, children }: DeferredPartProps<Value>) {
  return (
    <Suspense fallback={preview}>
      <Await resolve={loaded} errorElement={<LateFailure />}>
        {(value) => children(value)}
      </Await>
    </Suspense>
  )
}

function LateFailure() {
  const error = useAsyncError()
  const address = error instanceof Response ? error.headers.get('location') : null
  if (address === null) throw error
  return <Navigate to={address} replace />
}

/** A load that somebody may leave before it ends: then nobody hears of its failure. */
export function whileShown<Value>(loading: Promise<Value>): Promise<Value> {
  loading.catch(() => undefined)
  return loading
}
