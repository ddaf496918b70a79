import type { Config } from '#server/config/config.ts'
import type { Closers } from './closers.ts'
import { StartError } from '#server/lib/start-error.ts'

/**
 * Starts the sign-in providers of the local mode, as far as the real ones are not configured.
 * @returns the configuration with the addresses where they listen
 */
export async function startIdentityStandIns(config: Config, closers: Closers): Promise<Config> {
  const { google, facebook, identityStandIns } = config
  const isWanted = identityStandIns.google || identityStandIns.facebook
  if (!isWanted || !google || !facebook) return config
  const { startIdentityStandIn } = await import('../local/identity/stand-in.ts')
  const standIn = await startIdentityStandIn({
    google,
    facebook,
    port: config.identityStandInPort,
  }).catch((error: unknown) => {
    throw isPortTaken(error)
      ? new StartError(
          `The port ${config.identityStandInPort} is in use by another program; set IDENTITY_STAND_IN_PORT to another number.`,
        )
      : error
  })
  closers.add('sign-in stand-ins', standIn.close)
  return {
    ...config,
    google: identityStandIns.google ? { ...google, issuer: standIn.url } : google,
    facebook: identityStandIns.facebook ? { ...facebook, baseUrl: standIn.url } : facebook,
  }
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
