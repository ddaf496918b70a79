import Razorpay from 'razorpay'

/** The part of the SDK's HTTP client that its types don't tell of. */
type Transport = {
  readonly defaults: Record<string, unknown>
  readonly interceptors: {
    readonly request: { use: (change: (request: object) => object) => unknown }
  }
  post: (
    path: string,
    body: object,
    options: { headers: Readonly<Record<string, string>> },
  ) => Promise<{ data: unknown }>
}

export type RazorpayAccess = {
  readonly keyId: string
  readonly keySecret: string
  /** Of a stand-in; the provider's own when absent. */
  readonly baseUrl: string | undefined
  readonly timeoutMs: number
}

const maxAnswerBytes = 5_000_000

/** The SDK with a deadline for each call, which it lacks. */
export function createRazorpayClient(access: RazorpayAccess) {
  const { keyId, keySecret, baseUrl, timeoutMs } = access
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret })
  const transport = transportOf(sdk.api)
  Object.assign(transport.defaults, {
    maxRedirects: 0,
    maxContentLength: maxAnswerBytes,
    // A stand-in is on this machine, never behind the proxy that the environment may name.
    ...(baseUrl !== undefined && { baseURL: baseUrl, proxy: false }),
  })
  // The client's own timeout begins anew with each byte, so a dripping answer would outlast it.
  transport.interceptors.request.use((request) =>
    Object.assign(request, { signal: AbortSignal.timeout(timeoutMs) }),
  )
  return { sdk, transport }
}

function transportOf(api: object): Transport {
  if ('rq' in api && isTransport(api.rq)) return api.rq
  throw new Error('This version of the payment SDK has another HTTP client')
}

const isTransport = (candidate: unknown): candidate is Transport =>
  typeof candidate === 'function' &&
  'defaults' in candidate &&
  'interceptors' in candidate &&
  'post' in candidate
