import { ECDH } from 'node:crypto'

const pushHosts = [
  /^fcm\.googleapis\.com$/,
  /^[a-z\d-]+(\.[a-z\d-]+)*\.push\.apple\.com$/,
  /^[a-z\d-]+(\.[a-z\d-]+)*\.notify\.windows\.com$/,
  /^[a-z\d-]+(\.[a-z\d-]+)*\.push\.services\.mozilla\.com$/,
]

/**
 * Whether an address is a push service's. Anybody may send one in, and the server will call it, so
 * only the services of the browsers count, and no other port, scheme or account.
 * @param testHost host and port of a stand-in, named by configuration alone
 */
export function isPushEndpoint(endpoint: string, testHost?: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  if (testHost !== undefined && url.host === testHost) return true
  return url.port === '' && pushHosts.some((pattern) => pattern.test(url.hostname))
}

/** Whether a browser's keys can be encrypted for: a point of P-256 and sixteen bytes. */
export function arePushKeys(keys: { p256dh: string; auth: string }): boolean {
  const point = decode(keys.p256dh)
  if (decode(keys.auth)?.length !== 16 || point?.length !== 65) return false
  try {
    ECDH.convertKey(point, 'prime256v1')
    return true
  } catch {
    return false
  }
}

function decode(text: string): Buffer | undefined {
  return /^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : undefined
}
