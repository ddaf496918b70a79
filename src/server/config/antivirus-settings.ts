import { z } from 'zod'

export interface AntivirusConfig {
  /** Undefined means that files are not scanned. */
  antivirus:
    | {
        target: { host: string; port: number } | { path: string }
        /** What happens to files while the scanner is unavailable. */
        whenAway: 'refuse' | 'accept'
      }
    | undefined
}

const daemonPort = 3310
const error = 'must be a host, a host and port such as 127.0.0.1:3310, or the path of a socket'

export const antivirusSettings = {
  CLAMD_HOST: z
    .string()
    .regex(/^(?:\/.{1,100}|[\w.-]+(?::\d{1,5})?)$/, error)
    .optional(),
  CLAMD_AWAY: z.enum(['refuse', 'accept'], 'must be refuse or accept').default('refuse'),
}

type Settings = z.output<z.ZodObject<typeof antivirusSettings>>

export function toAntivirus({
  CLAMD_HOST: address,
  CLAMD_AWAY: whenAway,
}: Settings): AntivirusConfig {
  if (address === undefined) return { antivirus: undefined }
  if (address.startsWith('/')) return { antivirus: { target: { path: address }, whenAway } }
  const [host = '', port] = address.split(':')
  const target = { host, port: port === undefined ? daemonPort : Number(port) }
  return { antivirus: { target, whenAway } }
}
