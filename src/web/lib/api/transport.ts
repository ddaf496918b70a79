import type { z } from 'zod'
import type { Call } from '#contract/calls.ts'
import type { endpoints } from '#contract/endpoints.ts'
import { isShape, isText } from './shapes.ts'

type Endpoints = typeof endpoints

/** What the contract says of a call. A type alone: the server checks by the schemas, the browser loads none. */
type EndpointOf<Each extends Call> = Extract<Endpoints[keyof Endpoints], Each>

export type Reply<Each extends Call> = z.output<EndpointOf<Each>['reply']>

export type Input<Each extends Call> = {
  params?: z.input<EndpointOf<Each>['params']>
  query?: z.input<EndpointOf<Each>['query']>
  body?: z.input<EndpointOf<Each>['body']>
  /** Sent instead of a JSON body, for calls with files. */
  form?: FormData
  signal?: AbortSignal
}

/** What the headers of a list say. */
export type ListHeaders = {
  total: number
  nextCursor: string | null
  counts: Readonly<Record<string, number>>
}

/** A reply with the headers of its list. */
export type Received<Value> = { readonly value: Value; readonly list: ListHeaders }

/** Makes calls. It throws an `ApiError` for every refusal. */
export type Transport = <Each extends Call>(
  call: Each,
  input: Input<Each>,
) => Promise<Received<Reply<Each>>>

/** The values that an address can carry, as texts. */
export function textsOf(values: unknown): [name: string, value: string][] {
  return Object.entries(isShape(values) ? values : {}).flatMap(([name, value]) =>
    (isText(value) && value !== '') || typeof value === 'number' ? [[name, String(value)]] : [],
  )
}
