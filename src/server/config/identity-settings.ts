import { randomBytes } from 'node:crypto'
import { z } from 'zod'

/** The product's registration at a sign-in provider. */
export interface GoogleSettings {
  clientId: string
  clientSecret: string
  /** The address of a stand-in; undefined means the real provider. */
  issuer: string | undefined
}

export interface FacebookSettings {
  appId: string
  appSecret: string
  /** The address of a stand-in; undefined means the real provider. */
  baseUrl: string | undefined
}

export interface IdentityConfig {
  /** Undefined turns this provider off. */
  google: GoogleSettings | undefined
  facebook: FacebookSettings | undefined
  /** The providers that a stand-in on this machine replaces. */
  identityStandIns: { google: boolean; facebook: boolean }
  /** 0 takes any free port. */
  identityStandInPort: number
  /** The origin that providers redirect back to; undefined means the origin of the request. */
  signInBaseUrl: string | undefined
}

export const identitySettings = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_APP_ID: z
    .string()
    .regex(/^\d{1,30}$/, 'must be a number')
    .optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  IDENTITY_STAND_IN_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .transform(Number)
    .pipe(z.number().max(65_535, 'must be a port number'))
    .default(0),
}

/** Each pair of settings is only valid together. */
export const identityHalves = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
] as const

type Settings = z.output<z.ZodObject<typeof identitySettings>> & { PUBLIC_URL?: string | undefined }

/** @param mayStandIn false for an installation that strangers can reach */
export function toIdentityConfig(
  settings: Settings,
  { mayStandIn }: { mayStandIn: boolean },
): IdentityConfig {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = settings
  const google =
    clientId && clientSecret ? { clientId, clientSecret, issuer: undefined } : undefined
  const facebook = appId && appSecret ? { appId, appSecret, baseUrl: undefined } : undefined
  return {
    google: google ?? (mayStandIn ? standInGoogle() : undefined),
    facebook: facebook ?? (mayStandIn ? standInFacebook() : undefined),
    identityStandIns: {
      google: mayStandIn && google === undefined,
      facebook: mayStandIn && facebook === undefined,
    },
    identityStandInPort: settings.IDENTITY_STAND_IN_PORT,
    signInBaseUrl: settings.PUBLIC_URL?.replace(/\/+$/, ''),
  }
}

const randomKey = (): string => randomBytes(24).toString('hex')

/** A closed port: it stands here until the stand-in is started and has an address. */
const nowhere = 'http://127.0.0.1:1'

const standInGoogle = (): GoogleSettings => ({
  clientId: `${randomKey()}.local`,
  clientSecret: randomKey(),
  issuer: nowhere,
})

const standInFacebook = (): FacebookSettings => ({
  appId: '1000000000000001',
  appSecret: randomKey(),
  baseUrl: nowhere,
})
