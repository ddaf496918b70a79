import { randomBytes } from 'node:crypto'
import { z } from 'zod'

/** The product as the sign-in provider knows it. */
export interface GoogleSettings {
  clientId: string
  clientSecret: string
  /** Of a stand-in; undefined means the provider's own. */
  issuer: string | undefined
}

export interface FacebookSettings {
  appId: string
  appSecret: string
  /** Of a stand-in; undefined means the provider's own. */
  baseUrl: string | undefined
}

export interface IdentityConfig {
  /** Undefined means that nobody signs in by it. */
  google: GoogleSettings | undefined
  facebook: FacebookSettings | undefined
  /** Which of them are played by a stand-in on this machine. */
  identityStandIns: { google: boolean; facebook: boolean }
  /** 0 takes any free port. */
  identityStandInPort: number
  /** Where people come back to from a provider; undefined means where they came from. */
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

/** Each pair means something only together. */
export const identityHalves = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
] as const

type Settings = z.output<z.ZodObject<typeof identitySettings>> & { PUBLIC_URL?: string | undefined }

/** @param mayStandIn only where nobody but this machine's own people come */
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

/** Until the stand-in is started and says where, its address is one where nothing listens. */
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
