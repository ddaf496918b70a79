import type { Call } from '#contract/calls.ts'
import { fetchCall, fetchFile } from './browser-transport.ts'
import type { Input, ListHeaders, Reply, Transport } from './transport.ts'

/** A part of a list, with what the list headers say. */
export interface ListPart<Items> extends ListHeaders {
  items: Items
}

export type Api = ReturnType<typeof createApi>

export type BrowserApi = ReturnType<typeof createBrowserApi>

/** A client of the declared calls. The server's loaders use it too, with a transport of their own. */
export function createApi(send: Transport) {
  return {
    /** @throws ApiError for every refusal, and when no answer of ours comes */
    async call<Each extends Call>(call: Each, input: Input<Each> = {}): Promise<Reply<Each>> {
      return (await send(call, input)).value
    },

    /** The same for a list, with its total, next cursor and counts. */
    async list<Each extends Call>(
      call: Each,
      input: Input<Each> = {},
    ): Promise<ListPart<Reply<Each>>> {
      const { value, list } = await send(call, input)
      return { items: value, ...list }
    },
  }
}

/** The browser's client, with the stored session. */
export const createBrowserApi = () => ({ ...createApi(fetchCall), download: fetchFile })
