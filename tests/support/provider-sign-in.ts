import { providerResultSchema } from '#contract/accounts/provider-result.ts'
import type { SignInProvider } from '#contract/accounts/provider-sign-in.ts'
import type { ProviderResult } from '#contract/accounts/provider-result.ts'
import { chooseAtProvider } from './identity-stand-in.ts'
import { callApi } from './inject.ts'
import type { TestApp } from './test-app.ts'

type Input = {
  readonly provider: SignInProvider
  readonly type: 'users' | 'employee' | 'admin'
  readonly account?: string
  readonly outcome?: string
}

/** Begins a sign-in like the login window; returns the redirect and the cookie. */
export async function startAtProvider(
  testApp: TestApp,
  provider: SignInProvider,
  type: Input['type'],
) {
  const reply = await callApi(testApp, 'GET', `/auth/${provider}/start?type=${type}`, {
    headers: { host: '127.0.0.1:3000' },
  })
  const [cookie = ''] = String(reply.headers['set-cookie']).split(';')
  return { reply, cookie, url: String(reply.headers.location) }
}

/** Completes a sign-in at a provider's stand-in; returns the message of the window to the login page. */
export async function signInByProvider(testApp: TestApp, input: Input): Promise<ProviderResult> {
  const { provider, type, ...choice } = input
  const { url, cookie } = await startAtProvider(testApp, provider, type)
  const back = await chooseAtProvider(url, choice)
  return await finish(testApp, provider, back.search, cookie)
}

/** The redirect back from the provider, with its parameters and the cookie. */
async function finish(
  testApp: TestApp,
  provider: SignInProvider,
  search: string,
  cookie: string | undefined,
): Promise<ProviderResult> {
  const reply = await callApi(testApp, 'GET', `/auth/${provider}/callback${search}`, {
    headers: { host: '127.0.0.1:3000', ...(cookie !== undefined && { cookie }) },
  })
  const message = /postMessage\((.*), window\.location\.origin\)/.exec(reply.body)?.[1] ?? 'null'
  return providerResultSchema.parse(JSON.parse(message))
}

signInByProvider.finish = finish
