import type { RouterContextProvider } from 'react-router'
import { ApiError } from './api-error.ts'
import { createApi } from './api.ts'
import type { Api } from './api.ts'
import { serverContext } from './server-context.ts'
import { textsOf } from './transport.ts'

/** The API as anybody sees it, for loaders that run on the server: in process, without a session. */
export function createServerApi(context: Readonly<RouterContextProvider>): Api {
  const { callApi } = context.get(serverContext)
  return createApi(async (call, { params, query }) => {
    const answer = await callApi(call, {
      params: Object.fromEntries(textsOf(params)),
      query: Object.fromEntries(textsOf(query)),
      body: {},
    })
    if (answer.ok) {
      const { total = 0, nextCursor = null, counts = {} } = answer.list ?? {}
      return { value: answer.value, list: { total, nextCursor, counts } }
    }
    const { status, body, retryAfterSeconds } = answer
    throw new ApiError({ ...body, status, retryAfterSeconds })
  })
}
