import { expect, test } from 'vitest'
import { nonceSource, pagePolicy } from './security-headers.ts'

const sources = (policy: string, name: string): string[] =>
  policy
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? []

const policyOf = (checkoutBaseUrl: string | undefined) =>
  pagePolicy(nonceSource('abc'), { isDevelopment: false, checkoutBaseUrl })

test('a page lets in the payment provider’s checkout and nothing else from outside', () => {
  const policy = policyOf(undefined)
  expect(sources(policy, 'script-src')).toEqual([
    "'nonce-abc'",
    "'strict-dynamic'",
    "'self'",
    'https://checkout.razorpay.com',
    'https://cdn.razorpay.com',
  ])
  expect(sources(policy, 'frame-src')).toEqual(['https://api.razorpay.com'])
  const outside = policy.match(/[a-z]+:\/\/\S+?(?=[; ]|$)/g) ?? []
  expect(outside.every((address) => /^https:\/\/[a-z-]+\.razorpay\.com$/.test(address))).toBe(true)
  expect(policy).not.toMatch(/unsafe-eval|\*/)
})

test('a page lets in only the stand-in’s checkout where that takes the payments', () => {
  const policy = policyOf('http://127.0.0.1:4123')
  expect(sources(policy, 'script-src')).toEqual([
    "'nonce-abc'",
    "'strict-dynamic'",
    "'self'",
    'http://127.0.0.1:4123',
  ])
  expect(sources(policy, 'frame-src')).toEqual(['http://127.0.0.1:4123'])
  expect(sources(policy, 'connect-src')).toEqual(["'self'"])
  expect(policy).not.toContain('razorpay.com')
})
