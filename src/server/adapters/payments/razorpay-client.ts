import Razorpay from 'razorpay'

/** The part of the SDK's HTTP client that its types lack. */
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
  /** The address of a stand-in; undefined means the real provider. */
  readonly baseUrl: string | undefined
  readonly timeoutMs: number
}

const maxAnswerBytes = 5_000_000

/** The SDK with a deadline for each call, which the SDK itself lacks. */
export function createRazorpayClient(access: RazorpayAccess) {
  const { keyId, keySecret, baseUrl, timeoutMs } = access
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret })
  const transport = transportOf(sdk.api)
  Object.assign(transport.defaults, {
    maxRedirects: 0,
    maxContentLength: maxAnswerBytes,
    // A stand-in runs on this machine, so the proxy of the environment is not used.
    ...(baseUrl !== undefined && { baseURL: baseUrl, proxy: false }),
  })
  // The client's own time-out restarts with each byte, so a slow reply would outlast it.
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
