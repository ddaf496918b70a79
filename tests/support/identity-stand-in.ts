import { startIdentityStandIn } from '#server/local/identity/stand-in.ts'

export const googleKeys = {
  clientId: 'tests.apps.example.com',
  clientSecret: 'the-secret-of-the-tests',
}
export const facebookKeys = { appId: '1000000000000001', appSecret: 'the-app-secret-of-tests' }

export type TestIdentity = Awaited<ReturnType<typeof startIdentity>>

/** Local stand-ins for Google and Facebook, with their configuration. */
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
  /** The e-mail address of the person who signs in. */
  readonly account?: string
  readonly outcome?: string
}

/** Opens the provider's page and chooses an account. Returns the address of the redirect. */
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
