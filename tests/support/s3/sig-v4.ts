import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/* Verifies AWS Signature Version 4, written from the specification, independent of the signing library. */

type Keys = { readonly accessKeyId: string; readonly secretAccessKey: string }

export type SignedRequest = {
  readonly method: string
  /** As received, undecoded. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export type Refusal = {
  readonly status: 400 | 403
  readonly code:
    | 'AccessDenied'
    | 'InvalidAccessKeyId'
    | 'SignatureDoesNotMatch'
    | 'RequestTimeTooSkewed'
    | 'XAmzContentSHA256Mismatch'
    | 'AuthorizationQueryParametersError'
}

const algorithm = 'AWS4-HMAC-SHA256'
const maxSkewMs = 15 * 60_000
const longestLinkSeconds = 604_800
const refuse = (code: Refusal['code'], status: Refusal['status'] = 403): Refusal => ({
  status,
  code,
})

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer =>
  createHmac('sha256', key).update(data).digest()

/** Undefined if the request is valid. */
export function refusalOf(request: SignedRequest, keys: Keys, now: Date): Refusal | undefined {
  const { searchParams } = new URL(request.url, 'http://s3')
  if (request.headers.authorization !== undefined) return checkHeader(request, keys, now)
  if (searchParams.has('X-Amz-Algorithm')) return checkQuery(request, keys, now)
  return refuse('AccessDenied')
}

function checkHeader(request: SignedRequest, keys: Keys, now: Date): Refusal | undefined {
  const { headers, body } = request
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  const [, credential = '', signedHeaders = '', signature = ''] = found ?? []
  const date = String(headers['x-amz-date'])
  const payload = String(headers['x-amz-content-sha256'])
  if (!found) return refuse('AccessDenied')
  if (Math.abs(now.getTime() - instantOf(date)) > maxSkewMs) return refuse('RequestTimeTooSkewed')
  const signed = signedHeaders.split(';')
  const unsigned = Object.keys(headers).filter(
    (name) => (name.startsWith('x-amz-') || name === 'host') && !signed.includes(name),
  )
  if (unsigned.length > 0) return refuse('AccessDenied')
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) {
    return refuse('XAmzContentSHA256Mismatch', 400)
  }
  return compare(request, keys, { credential, signed, signature, date, payload, leftOut: '' })
}

function checkQuery(request: SignedRequest, keys: Keys, now: Date): Refusal | undefined {
  const { searchParams } = new URL(request.url, 'http://s3')
  const param = (name: string): string => searchParams.get(name) ?? ''
  const date = param('X-Amz-Date')
  const seconds = Number(param('X-Amz-Expires'))
  if (param('X-Amz-Algorithm') !== algorithm || !(seconds >= 1 && seconds <= longestLinkSeconds)) {
    return refuse('AuthorizationQueryParametersError', 400)
  }
  const age = now.getTime() - instantOf(date)
  if (!(age >= -maxSkewMs && age <= seconds * 1000)) return refuse('AccessDenied')
  return compare(request, keys, {
    credential: param('X-Amz-Credential'),
    signed: param('X-Amz-SignedHeaders').split(';'),
    signature: param('X-Amz-Signature'),
    date,
    payload: 'UNSIGNED-PAYLOAD',
    leftOut: 'X-Amz-Signature',
  })
}

type Claim = {
  readonly credential: string
  readonly signed: readonly string[]
  readonly signature: string
  readonly date: string
  readonly payload: string
  /** An unsigned query parameter. */
  readonly leftOut: string
}

function compare(request: SignedRequest, keys: Keys, claim: Claim): Refusal | undefined {
  const [accessKeyId, day = '', region = '', service = '', end] = claim.credential.split('/')
  if (accessKeyId !== keys.accessKeyId) return refuse('InvalidAccessKeyId')
  if (service !== 's3' || end !== 'aws4_request' || !claim.date.startsWith(day)) {
    return refuse('SignatureDoesNotMatch')
  }
  const url = new URL(request.url, 'http://s3')
  const query = [...url.searchParams]
    .filter(([name]) => name !== claim.leftOut)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const canonical = [
    request.method,
    url.pathname,
    query,
    ...claim.signed.map((name) => `${name}:${headerOf(request.headers, name)}`),
    '',
    claim.signed.join(';'),
    claim.payload,
  ].join('\n')
  const toSign = [
    algorithm,
    claim.date,
    `${day}/${region}/s3/aws4_request`,
    sha256(canonical),
  ].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  )
  const expected = hmac(key, toSign)
  const given = Buffer.from(claim.signature, 'hex')
  const isSame = given.length === expected.length && timingSafeEqual(given, expected)
  return isSame ? undefined : refuse('SignatureDoesNotMatch')
}

const headerOf = (headers: IncomingHttpHeaders, name: string): string =>
  String(headers[name] ?? '')
    .trim()
    .replaceAll(/ +/g, ' ')

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Of the form 20261122T081500Z. */
function instantOf(date: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date)?.map(Number) ?? []
  return Date.UTC(year ?? NaN, (month ?? NaN) - 1, day, hour, minute, second)
}
