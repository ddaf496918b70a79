import { createECDH } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { arePushKeys, isPushEndpoint } from './notifications.rules.ts'

describe('isPushEndpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://web.push.apple.com/QGz',
    'https://wns2-pn1p.notify.windows.com/w/?token=abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
  ])('accepts %s', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true)
  })

  test.each([
    ['no address', 'fcm.googleapis.com'],
    // Other parsers read the host as empty, and connect to this machine.
    ['no slashes', 'https:fcm.googleapis.com/x'],
    ['one slash', 'https:/fcm.googleapis.com/x'],
    ['three slashes', 'https:///fcm.googleapis.com/x'],
    ['backslashes', String.raw`https:\\fcm.googleapis.com\x`],
    ['capitals in the host', 'https://FCM.googleapis.com/fcm/send/abc'],
    ['the usual port, written out', 'https://fcm.googleapis.com:443/fcm/send/abc'],
    ['a space before', ' https://fcm.googleapis.com/fcm/send/abc'],
    ['a line break within', 'https://fcm.googleapis.com/fcm\n/send/abc'],
    ['steps upwards', 'https://fcm.googleapis.com/fcm/../abc'],
    ['a host in other digits', 'https://fcm.googleapis。com/abc'],
    ['an empty user', 'https://@fcm.googleapis.com/abc'],
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
    ['the cloud metadata service', 'https://169.254.169.254/latest/meta-data'],
    ['a private network', 'https://10.0.0.1/abc'],
    ['the host in the path', 'https://example.com/fcm.googleapis.com'],
    ['the host after a backslash', 'https://example.com\\@fcm.googleapis.com/'],
    ['a script', 'javascript:alert(1)'],
  ])('refuses %s', (_name, endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false)
  })

  test('accepts a stand-in only at the configured host and port', () => {
    expect(isPushEndpoint('https://127.0.0.1:8443/box', '127.0.0.1:8443')).toBe(true)
    expect(isPushEndpoint('https://127.0.0.1:8444/box', '127.0.0.1:8443')).toBe(false)
    expect(isPushEndpoint('http://127.0.0.1:8443/box', '127.0.0.1:8443')).toBe(false)
  })
})

describe('arePushKeys', () => {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys().toString('base64url')
  const auth = Buffer.alloc(16, 7).toString('base64url')

  test('accepts a point of the curve and sixteen bytes', () => {
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
