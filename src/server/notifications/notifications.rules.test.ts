import { createECDH } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { arePushKeys, isPushEndpoint } from './notifications.rules.ts'

describe('isPushEndpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://FCM.googleapis.com:443/fcm/send/abc',
    'https://web.push.apple.com/QGz',
    'https://wns2-pn1p.notify.windows.com/w/?token=abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
  ])('takes %s', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true)
  })

  test.each([
    ['no address', 'fcm.googleapis.com'],
    ['nothing', ''],
    ['plain http', 'http://fcm.googleapis.com/fcm/send/abc'],
    ['another port', 'https://fcm.googleapis.com:8443/fcm/send/abc'],
    ['an account', 'https://fcm.googleapis.com@127.0.0.1/'],
    ['an account at a known host', 'https://user:pass@fcm.googleapis.com/'],
    ['another host', 'https://push.example.com/abc'],
    ['a host that ends alike', 'https://evilfcm.googleapis.com/abc'],
    ['a host that begins alike', 'https://fcm.googleapis.com.example.com/abc'],
    ['a lookalike without the dot', 'https://evilpush.apple.com/abc'],
    ['the bare parent', 'https://push.apple.com/abc'],
    ['a dot at the end', 'https://fcm.googleapis.com./abc'],
    ['this machine', 'https://127.0.0.1/abc'],
    ['this machine, in one number', 'https://2130706433/abc'],
    ['this machine, by IPv6', 'https://[::1]/abc'],
    ['the cloud’s own', 'https://169.254.169.254/latest/meta-data'],
    ['a private network', 'https://10.0.0.1/abc'],
    ['the host in the path', 'https://example.com/fcm.googleapis.com'],
    ['the host after a backslash', 'https://example.com\\@fcm.googleapis.com/'],
    ['a script', 'javascript:alert(1)'],
  ])('refuses %s', (_name, endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false)
  })

  test('takes a stand-in only at the host and port that are configured', () => {
    expect(isPushEndpoint('https://127.0.0.1:8443/box', '127.0.0.1:8443')).toBe(true)
    expect(isPushEndpoint('https://127.0.0.1:8444/box', '127.0.0.1:8443')).toBe(false)
    expect(isPushEndpoint('http://127.0.0.1:8443/box', '127.0.0.1:8443')).toBe(false)
  })
})

describe('arePushKeys', () => {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys().toString('base64url')
  const auth = Buffer.alloc(16, 7).toString('base64url')

  test('takes a point of the curve and sixteen bytes', () => {
    expect(arePushKeys({ p256dh, auth })).toBe(true)
  })

  test.each([
    ['no point', '', auth],
    ['a short point', p256dh.slice(0, 40), auth],
    ['a point off the curve', Buffer.alloc(65, 4).toString('base64url'), auth],
    ['odd letters', `${p256dh.slice(0, -1)}!`, auth],
    ['a short secret', p256dh, 'abc'],
    ['a long secret', p256dh, Buffer.alloc(17).toString('base64url')],
  ])('refuses %s', (_name, point, secret) => {
    expect(arePushKeys({ p256dh: point, auth: secret })).toBe(false)
  })
})
