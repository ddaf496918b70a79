import type { FastifyRequest } from 'fastify'
import type { ErrorBody } from '#contract/errors.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Page } from '#server/lib/page.ts'
import { errorBodyOf, report } from './error-handler.ts'

/** What a page asks a call with, as texts, as in an address. */
type PageInput = Readonly<Record<'params' | 'query' | 'body', unknown>>

type ListHeaders = Omit<Page<unknown>, 'items'>

/** What a call answers, without a way through JSON. */
export type PageAnswer =
  | { readonly ok: true; readonly value: unknown; readonly list: ListHeaders | undefined }
  | {
      readonly ok: false
      readonly status: number
      readonly body: ErrorBody
      readonly retryAfterSeconds: number | undefined
    }

export type CallApi = (
  call: Pick<Endpoint, 'method' | 'path'>,
  input: PageInput,
) => Promise<PageAnswer>

export type CallForPage = (
  ...args: [...Parameters<CallApi>, page: FastifyRequest]
) => Promise<PageAnswer>

/** Answers a call as anybody, with the checks, limits and presenting of a call over the network. */
export type AnswerAsAnybody = (
  input: PageInput,
  page: FastifyRequest,
  sendPage: <Item>(page: Page<Item>) => Item[],
) => Promise<unknown>

/** The calls that loaders of pages make inside the process, as the visitor who asks for the page. */
export function createPageCalls() {
  const answers = new Map<string, AnswerAsAnybody>()
  const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

  const callForPage: CallForPage = async (call, input, page) => {
    const answer = answers.get(keyOf(call))
    if (!answer) throw new Error(`No page can make the call ${keyOf(call)}`)
    let list: ListHeaders | undefined
    try {
      const value = await answer(input, page, ({ items, ...headers }) => {
        list = headers
        return items
      })
      return { ok: true, value, list }
    } catch (thrown) {
      if (!(thrown instanceof Error)) throw thrown
      const error = report(thrown, page)
      const { status, retryAfterSeconds } = error
      return { ok: false, status, body: errorBodyOf(error, page, page.t), retryAfterSeconds }
    }
  }

  return {
    callForPage,
    add: (endpoint: Endpoint, answer: AnswerAsAnybody): void =>
      void answers.set(keyOf(endpoint), answer),
  }
}
