/** How long the server waits for a client. */
export type Timeouts = {
  readonly headersMs: number
  /** For the whole request. A photo and a resume take their time over a slow mobile network. */
  readonly requestMs: number
  /** For any byte in either direction. Longer than the slowest statement of the database. */
  readonly idleMs: number
  /** Between two requests of one connection. */
  readonly keepAliveMs: number
}

const defaultTimeouts: Timeouts = {
  headersMs: 15_000,
  requestMs: 120_000,
  idleMs: 60_000,
  keepAliveMs: 10_000,
}

/** The defaults of Fastify let a client that sends a byte now and then hold a socket for ever. */
export const timeoutOptions = (timeouts: Timeouts = defaultTimeouts) => ({
  requestTimeout: timeouts.requestMs,
  connectionTimeout: timeouts.idleMs,
  keepAliveTimeout: timeouts.keepAliveMs,
  http: {
    headersTimeout: timeouts.headersMs,
    connectionsCheckingInterval: timeouts.headersMs / 3,
  },
})
