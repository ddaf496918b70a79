import { startIdentityStandIn } from '#server/local/identity/stand-in.ts'

export const googleKeys = {
  clientId: 'tests.apps.example.com',
  clientSecret: 'the-secret-of-the-tests',
}
export const facebookKeys = { appId: '1000000000000001', appSecret: 'the-app-secret-of-tests' }

export type TestIdentity = Awaited<ReturnType<typeof startIdentity>>

/** Google and Facebook on this machine, and what the configuration needs to reach them. */
export async function startIdentity() {
  const standIn = await startIdentityStandIn({ google: googleKeys, facebook: facebookKeys })
  return {
    ...standIn,
    /** For `Config`. */
    config: {
      google: { ...googleKeys, issuer: standIn.url },
      facebook: { ...facebookKeys, baseUrl: standIn.url },
    },
  }
}

type Choice = {
  /** Who signs in, by e-mail. */
  readonly account?: string
  readonly outcome?: string
}

/** What a person does at the provider's page: opens it and chooses. Gives where the browser goes back to. */
export async function chooseAtProvider(
  address: string | URL,
  { account = 'asha@example.com', outcome = 'right' }: Choice = {},
): Promise<URL> {
  const page = await fetch(address)
  const html = await page.text()
  const request = /name="request" value="([^"]+)"/.exec(html)?.[1]
  const action = /<form action="([^"]+)"/.exec(html)?.[1]
  if (request === undefined || action === undefined) {
    throw new Error(`No account chooser: ${page.status} ${html}`)
  }
  const choice = new URL(action, address)
  choice.search = new URLSearchParams({ request, other: account, outcome }).toString()
  const answer = await fetch(choice, { redirect: 'manual' })
  const location = answer.headers.get('location')
  if (location === null) throw new Error(`No way back: ${answer.status}`)
  return new URL(location)
}
