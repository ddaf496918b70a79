import { providerAnswerSchema } from '#contract/provider-sign-in.ts'
import type { ProviderAnswer, SignInProvider } from '#contract/provider-sign-in.ts'
import { chooseAtProvider } from './identity-stand-in.ts'
import { callApi } from './inject.ts'
import type { TestApp } from './test-app.ts'

type Wish = {
  readonly provider: SignInProvider
  readonly type: 'users' | 'employee' | 'admin'
  readonly account?: string
  readonly outcome?: string
}

/** Begins as the login's window does: where it goes, and the browser's cookie. */
export async function startAtProvider(
  testApp: TestApp,
  provider: SignInProvider,
  type: Wish['type'],
) {
  const reply = await callApi(testApp, 'GET', `/auth/${provider}/start?type=${type}`, {
    headers: { host: '127.0.0.1:3000' },
  })
  const [cookie = ''] = String(reply.headers['set-cookie']).split(';')
  return { reply, cookie, url: String(reply.headers.location) }
}

/** A whole sign-in at a provider's stand-in: what the window would tell the login. */
export async function signInByProvider(testApp: TestApp, wish: Wish): Promise<ProviderAnswer> {
  const { provider, type, ...choice } = wish
  const { url, cookie } = await startAtProvider(testApp, provider, type)
  const back = await chooseAtProvider(url, choice)
  return await finish(testApp, provider, back.search, cookie)
}

/** The window's way back, with what the provider added and the browser's cookie. */
async function finish(
  testApp: TestApp,
  provider: SignInProvider,
  search: string,
  cookie: string | undefined,
): Promise<ProviderAnswer> {
  const reply = await callApi(testApp, 'GET', `/auth/${provider}/callback${search}`, {
    headers: { host: '127.0.0.1:3000', ...(cookie !== undefined && { cookie }) },
  })
  const told = /postMessage\((.*), window\.location\.origin\)/.exec(reply.body)?.[1] ?? 'null'
  return providerAnswerSchema.parse(JSON.parse(told))
}

signInByProvider.finish = finish
