import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { nothing } from '#contract/endpoint.ts'
import { AppError } from '../lib/app-error.ts'
import type { Page } from '../lib/page.ts'
import type { CountCall } from './call-limits.ts'
import type { LoadGate } from './load-gate.ts'
import { readMultipart } from './uploads.ts'
import type { Upload } from './uploads.ts'
import { admit, bearerToken } from './viewer.ts'
import type { FindViewer, Viewer } from './viewer.ts'
import { WrittenReply } from './written-reply.ts'

/** One call, checked by the contract, as a room's handler gets it. */
type Call<Params, Query, Body> = {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly files: Readonly<Record<string, Upload>>
  /** The caller's network address, for limits. */
  readonly address: string
  /** What the caller's browser calls itself; not to be trusted. */
  readonly userAgent: string
  readonly bearerToken: string | undefined
  /** Sets the list headers and gives the items to reply with. */
  readonly sendPage: <Item>(page: Page<Item>) => Item[]
}

type Handler<
  Seen,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
> = (
  call: Call<z.output<P>, z.output<Q>, z.output<B>> & { readonly viewer: Seen },
) => Promise<z.input<R> | WrittenReply<R>>

/** A file that is made while it is sent. Its name is of plain letters, digits, dots and dashes. */
type Download = {
  readonly fileName: string
  readonly mediaType: string
  readonly parts: AsyncIterable<string | Uint8Array>
}

export type Bind = {
  /** Binds a call that only certain roles may make. */
  signedIn: <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R> & { readonly access: Exclude<Access, string> },
    handler: Handler<Viewer, P, Q, B, R>,
  ) => void
  /** Binds a call that needs no session. */
  open: <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R> & { readonly access: Extract<Access, string> },
    handler: Handler<Viewer | undefined, P, Q, B, R>,
  ) => void
  /** Binds a call of certain roles that answers with a file. What is refused, is refused before it begins. */
  download: <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, z.ZodString> & { readonly access: Exclude<Access, string> },
    handler: (
      call: Call<z.output<P>, z.output<Q>, z.output<B>> & { readonly viewer: Viewer },
    ) => Promise<Download>,
  ) => void
}

/** Binds declared calls to handlers: access first, then limits and shape, then the handler. */
export function createBind(
  app: FastifyInstance,
  {
    findViewer,
    countCall,
    gate,
  }: { findViewer: FindViewer; countCall: CountCall; gate: Pick<LoadGate, 'enter'> },
): Bind {
  const viewers = new WeakMap<FastifyRequest, Viewer>()

  function bind<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    handle: (
      call: Call<z.output<P>, z.output<Q>, z.output<B>>,
      viewer: Viewer | undefined,
    ) => Promise<z.input<R> | WrittenReply<R>>,
  ) {
    route(endpoint, async (call, viewer, reply) => {
      const answer = await handle(call, viewer)
      // Only what the contract lists leaves the server.
      if (!(answer instanceof WrittenReply)) return endpoint.reply.parse(answer)
      if (answer.schema !== endpoint.reply) throw new Error(`${endpoint.path} replies otherwise`)
      void reply.type('application/json; charset=utf-8')
      // As bytes it goes out beside its headers; as a text both would be copied into one.
      return Buffer.from(answer.json)
    })
  }

  function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
    endpoint: Endpoint<P, Q, B>,
    answer: (
      call: Call<z.output<P>, z.output<Q>, z.output<B>>,
      viewer: Viewer | undefined,
      reply: FastifyReply,
    ) => Promise<unknown>,
  ) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: documentation(endpoint),
      // Before the body is read: a stranger can't make the server take in a megabyte.
      onRequest: async (request) => {
        const viewer = await admit(request, endpoint, findViewer)
        if (viewer) viewers.set(request, viewer)
        await countCall(endpoint.limit, { accountId: viewer?.accountId, address: request.ip })
      },
      // Parsed below, once, with the schema's types.
      validatorCompiler: () => (value) => ({ value }),
      serializerCompiler: () => JSON.stringify,
      handler: async (request, reply) => {
        const { body, files } = await readBody(request, endpoint)
        if (endpoint.method !== 'GET') gate.enter(reply.raw)
        const call = {
          params: check(endpoint.params, request.params),
          query: check(endpoint.query, request.query),
          body: check(endpoint.body, body),
          files,
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          bearerToken: bearerToken(request),
          sendPage: <Item>(page: Page<Item>) => setListHeaders(reply, page),
        }
        const answered = await answer(call, viewers.get(request), reply)
        void reply.header('cache-control', 'private, no-store')
        return answered
      },
    })
  }

  return {
    signedIn: (endpoint, handler) =>
      bind(endpoint, (call, viewer) => {
        if (!viewer) throw new AppError('NOT_SIGNED_IN')
        return handler({ ...call, viewer })
      }),
    open: (endpoint, handler) => bind(endpoint, (call, viewer) => handler({ ...call, viewer })),
    download: (endpoint, handler) =>
      route(endpoint, async (call, viewer, reply) => {
        if (!viewer) throw new AppError('NOT_SIGNED_IN')
        const { fileName, mediaType, parts } = await handler({ ...call, viewer })
        void reply.header('content-disposition', `attachment; filename="${fileName}"`)
        void reply.header('x-content-type-options', 'nosniff').type(mediaType)
        return Readable.from(parts)
      }),
  }
}

async function readBody(request: FastifyRequest, endpoint: Endpoint) {
  if (!request.isMultipart()) return { body: withoutNulls(request.body ?? {}), files: {} }
  if (Object.keys(endpoint.files).length === 0) throw new AppError('WRONG_CONTENT_TYPE')
  const form = await readMultipart(request, endpoint.files)
  return { body: form.fields, files: form.files }
}

/** A field that is null says as much as one that is left out; forms can't send it at all. */
function withoutNulls(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
}

/** @throws AppError MALFORMED naming what does not fit */
function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const paths = parsed.error.issues.map((issue) => issue.path.join('.'))
  throw new AppError('MALFORMED', {
    detail: `does not fit: ${paths.join(', ')}`,
    fields: Object.fromEntries(paths.map((path) => [path, 'validation.invalid' as const])),
  })
}

function setListHeaders<Item>(reply: FastifyReply, page: Page<Item>): Item[] {
  void reply.header('x-total-count', String(page.total))
  if (page.nextCursor !== null) void reply.header('x-next-cursor', page.nextCursor)
  if (page.counts) void reply.header('x-counts', JSON.stringify(page.counts))
  return page.items
}

/** What the API's page shows of a call; nothing is validated from it. */
function documentation(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.room],
    ...(Array.isArray(endpoint.access) && { security: [{ bearer: [] }] }),
    ...(Object.keys(endpoint.files).length > 0 && {
      consumes: ['multipart/form-data', 'application/json'],
    }),
    ...(endpoint.params !== nothing && { params: endpoint.params }),
    ...(endpoint.query !== nothing && { querystring: endpoint.query }),
    ...(endpoint.body !== nothing && { body: endpoint.body }),
    response: { 200: endpoint.reply },
  }
}
