import { useRouteLoaderData } from 'react-router'
import type { PublicConfig } from '#contract/site/schemas.ts'

/** The site's configuration, or undefined on error screens that appear before it is loaded. */
export function useMaybePublicConfig(): PublicConfig | undefined {
  return useRouteLoaderData<{ publicConfig: PublicConfig }>('root')?.publicConfig
}

/** The site's configuration: product name, contacts, social links, demonstration or not. */
export function usePublicConfig(): PublicConfig {
  const config = useMaybePublicConfig()
  if (!config) throw new Error('the root route has no data')
  return config
}
