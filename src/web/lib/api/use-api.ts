import { useState } from 'react'
import { createBrowserApi } from './api.ts'
import type { BrowserApi } from './api.ts'

/** The API client of a component that writes; screens read in their loaders. */
export function useApi(): BrowserApi {
  const [api] = useState(createBrowserApi)
  return api
}
