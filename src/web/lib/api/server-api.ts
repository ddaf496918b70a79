import type { RouterContextProvider } from 'react-router'
import { createApi } from './api.ts'
import type { Api } from './api.ts'
import { serverContext } from './server-context.ts'

/** The API as anybody sees it, for loaders that run on the server: in process, without a session. */
export function createServerApi(context: Readonly<RouterContextProvider>): Api {
  const { callApi, translator } = context.get(serverContext)
  return createApi({
    transport: callApi,
    token: () => undefined,
    locale: () => translator.locale,
  })
}
