import { ECDH } from 'node:crypto'

const pushHosts = [
  /^fcm\.googleapis\.com$/,
  /^[a-z\d-]+(\.[a-z\d-]+)*\.push\.apple\.com$/,
  /^[a-z\d-]+(\.[a-z\d-]+)*\.notify\.windows\.com$/,
  /^[a-z\d-]+(\.[a-z\d-]+)*\.push\.services\.mozilla\.com$/,
]

/**
 * Whether a URL belongs to a push service. Anybody may submit one and the server calls it, so only
 * the browsers' own services are allowed, without another port, scheme or user name. The URL must be in its normal form, as
 * browsers give it: parsers differ in what they make of others (`https:fcm.googleapis.com/x`).
 * @param testHost host and port of a stand-in, from the configuration only
 */
export function isPushEndpoint(endpoint: string, testHost?: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.href !== endpoint || url.protocol !== 'https:') return false
  if (url.username !== '' || url.password !== '') return false
  if (testHost !== undefined && url.host === testHost) return true
  return url.port === '' && pushHosts.some((pattern) => pattern.test(url.hostname))
}

/** Whether messages can be encrypted with a browser's keys: a point of P-256 and sixteen bytes. */
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
