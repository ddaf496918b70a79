import { useRouteLoaderData } from 'react-router'
import type { PublicConfig } from '#contract/site.ts'

/** The site's configuration, or nothing on the screens of failures that came before it was read. */
export function useMaybePublicConfig(): PublicConfig | undefined {
  return useRouteLoaderData<{ publicConfig: PublicConfig }>('root')?.publicConfig
}

/** The site's configuration: product name, contacts, social links, demonstration or not. */
export function usePublicConfig(): PublicConfig {
  const config = useMaybePublicConfig()
  if (!config) throw new Error('the root route has no data')
  return config
}
