import { useState } from 'react'
import { createBrowserApi } from './api.ts'
import type { Api } from './api.ts'

/** The API client of a component that writes; screens read in their loaders. */
export function useApi(): Api {
  const [api] = useState(createBrowserApi)
  return api
}
