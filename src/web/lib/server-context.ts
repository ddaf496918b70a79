import { createContext } from 'react-router'
import type { PublicConfig } from '#contract/site.ts'

/** What the server hands to page loaders: the site's configuration and its own API, in process. */
export type ServerContext = {
  readonly nonce: string
  readonly publicConfig: PublicConfig
  readonly callApi: (path: string, init: RequestInit) => Promise<Response>
}

export const serverContext = createContext<ServerContext>()
