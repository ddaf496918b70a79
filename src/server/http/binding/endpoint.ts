import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { nothing } from '#contract/endpoint.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { isConnectionLost } from '#server/lib/database-away.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Languages } from '#server/lib/languages.ts'
import type { Page } from '#server/lib/page.ts'
import type { CountCall } from './call-limits.ts'
import { checkInput } from './check-input.ts'
import { createPageCalls } from './page-calls.ts'
import type { CallForPage } from './page-calls.ts'
import { createUploadPlaces } from './upload-places.ts'
import { readMultipart } from './read-multipart.ts'
import type { Upload } from './uploads.ts'
import { actInTeam, createTeamActs } from './team-roles.ts'
import { admit, bearerToken } from './viewer.ts'
import type { FindViewer, Viewer } from './viewer.ts'

/** One call as a room's handler gets it: parsed by the contract. */
type Call<Params, Query, Body> = {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly files: Readonly<Record<string, Upload>>
  /** The caller's network address, for limits. */
  readonly address: string
  /** The caller's user agent; not to be trusted. */
  readonly userAgent: string
  /** Says messages in the caller's language. */
  readonly t: Translator
  readonly bearerToken: string | undefined
  /** Sets the list headers and returns the items for the reply. */
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
) => Promise<z.input<R>>

type Handle<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = (
  call: Call<z.output<P>, z.output<Q>, z.output<B>>,
  viewer: Viewer | undefined,
) => Promise<z.input<R>>

/** A file that is generated while it is sent. Its name consists of letters, digits, dots and dashes. */
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
  /**
   * Binds a call of certain roles that replies with a file. Errors are sent before the file begins.
   */
  download: <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, z.ZodString> & { readonly access: Exclude<Access, string> },
    handler: (
      call: Call<z.output<P>, z.output<Q>, z.output<B>> & { readonly viewer: Viewer },
    ) => Promise<Download>,
  ) => void
}

/** Binds declared calls to handlers: first access, then limits and schema, then the handler. Pages make the open ones in process. */
export function createBind(
  app: FastifyInstance,
  {
    findViewer,
    countCall,
    languages,
    uploadsPerAccount,
  }: {
    findViewer: FindViewer
    countCall: CountCall
    languages: Languages
    uploadsPerAccount: number
  },
): { bind: Bind; callForPage: CallForPage } {
  const pageCalls = createPageCalls()
  const viewers = new WeakMap<FastifyRequest, Viewer>()
  const bodies = new WeakMap<FastifyRequest, ReadBody>()
  const teamActs = createTeamActs()
  const takeUploadPlace = createUploadPlaces(uploadsPerAccount)

  /** Handles a call and removes the fields that the contract does not list from what is answered. */
  function answering<
    P extends z.ZodType,
    Q extends z.ZodType,
    B extends z.ZodType,
    R extends z.ZodType,
  >(endpoint: Endpoint<P, Q, B, R>, handle: Handle<P, Q, B, R>) {
    const isRead = endpoint.method === 'GET'
    return async (
      call: Call<z.output<P>, z.output<Q>, z.output<B>>,
      viewer: Viewer | undefined,
    ): Promise<z.output<R>> => {
      const attempt = () => handle(call, viewer)
      return endpoint.reply.parse(await (isRead ? repeatOnce(attempt) : attempt()))
    }
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
      // Checked before the body is read, so that a stranger can't send a megabyte.
      onRequest: async (request, reply) => {
        const admitted = await admit(request, endpoint, { findViewer, languages })
        const noteRole = (role: string) => void reply.header('x-team-role', role)
        const viewer = admitted && actInTeam(admitted, endpoint, teamActs, noteRole)
        if (viewer) viewers.set(request, viewer)
        await countCall(endpoint.limit, { accountId: viewer?.accountId, address: request.ip })
      },
      // Parsed below, once, by the schema's types.
      validatorCompiler: () => (value) => ({ value }),
      serializerCompiler: () => JSON.stringify,
      preValidation: async (request, reply) => {
        bodies.set(request, await readBody(request, reply, endpoint))
      },
      handler: async (request, reply) => {
        const { body, files } = bodies.get(request) ?? noBody
        const call = {
          ...checkInputs(endpoint, { params: request.params, query: request.query, body }),
          files,
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          t: request.t,
          bearerToken: bearerToken(request),
          sendPage: <Item>(page: Page<Item>) => setListHeaders(reply, page),
        }
        const answered = await answer(call, viewers.get(request), reply)
        void reply.header('cache-control', 'private, no-store')
        return answered
      },
    })
  }

  async function readBody(
    request: FastifyRequest,
    { raw }: FastifyReply,
    { files }: Endpoint,
  ): Promise<ReadBody> {
    if (!request.isMultipart()) return { body: withoutNulls(request.body ?? {}), files: {} }
    if (Object.keys(files).length === 0) throw new AppError('WRONG_CONTENT_TYPE')
    const accountId = viewers.get(request)?.accountId ?? request.ip
    const leave = takeUploadPlace(accountId)
    const leaving = new AbortController()
    raw.once('close', () => {
      leave()
      leaving.abort()
    })
    const { stepAside } = request
    const form = await readMultipart(request, files, {
      accountId,
      signal: leaving.signal,
      stepAside,
    })
    return { body: form.fields, files: form.files }
  }

  const bind: Bind = {
    signedIn: (endpoint, handler) =>
      route(
        endpoint,
        answering(endpoint, (call, viewer) => {
          if (!viewer) throw new AppError('NOT_SIGNED_IN')
          return handler({ ...call, viewer })
        }),
      ),
    open: (endpoint, handler) => {
      const answer = answering(endpoint, (call, viewer) => handler({ ...call, viewer }))
      route(endpoint, answer)
      if (endpoint.method !== 'GET') return
      pageCalls.add(endpoint, async (input, { ip: address, t }, sendPage) => {
        await countCall(endpoint.limit, { accountId: undefined, address })
        const inputs = checkInputs(endpoint, input)
        const asAnybody = { files: {}, address, userAgent: '', t, bearerToken: undefined }
        return await answer({ ...inputs, ...asAnybody, sendPage }, undefined)
      })
    },
    download: (endpoint, handler) =>
      route(endpoint, async (call, viewer, reply) => {
        if (!viewer) throw new AppError('NOT_SIGNED_IN')
        const { fileName, mediaType, parts } = await handler({ ...call, viewer })
        void reply.header('content-disposition', `attachment; filename="${fileName}"`)
        void reply.header('x-content-type-options', 'nosniff').type(mediaType)
        return Readable.from(parts)
      }),
  }
  return { bind, callForPage: pageCalls.callForPage }
}

const checkInputs = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  endpoint: Endpoint<P, Q, B>,
  { params, query, body }: Readonly<Record<'params' | 'query' | 'body', unknown>>,
) => ({
  params: checkInput(endpoint.params, params),
  query: checkInput(endpoint.query, query),
  body: checkInput(endpoint.body, body),
})

/** About as long as it takes to hear that the other connections are lost as well. */
const untilHeardMs = 50

/** A read whose connection was lost is made once more, over another connection or by the replica. */
async function repeatOnce<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    await sleep(untilHeardMs)
    return await read()
  }
}

type ReadBody = { readonly body: unknown; readonly files: Readonly<Record<string, Upload>> }

const noBody: ReadBody = { body: {}, files: {} }

/** A null field counts as absent, because forms can't send null. */
function withoutNulls(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
}

function setListHeaders<Item>(reply: FastifyReply, page: Page<Item>): Item[] {
  void reply.header('x-total-count', String(page.total))
  if (page.nextCursor !== null) void reply.header('x-next-cursor', page.nextCursor)
  if (page.counts) void reply.header('x-counts', JSON.stringify(page.counts))
  return page.items
}

/** The call's description for the API docs; it validates nothing. */
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
