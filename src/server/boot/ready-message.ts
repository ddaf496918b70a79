import { hasSmsProvider } from '#server/config/code-delivery-settings.ts'
import type { Config } from '#server/config/config.ts'
import type { Progress } from './progress.ts'

interface ReadyMessage {
  config: Config
  address: string
  hasSample: boolean
  seconds: number
  progress: Progress
}

export async function printReady(message: ReadyMessage): Promise<void> {
  const { config, address, progress } = message
  progress.say(`\n${config.productName} is ready at ${address} (${message.seconds.toFixed(1)} s)`)
  if (message.hasSample) {
    const { sampleSignIns } = await import('../local/sample/sign-ins.ts')
    progress.say('Sign in with a sample number:')
    for (const { role, phone } of sampleSignIns) progress.say(`  ${role.padEnd(10)} ${phone}`)
  }
  if (!hasSmsProvider(config)) progress.say(`Login codes appear at ${address}/dev/outbox`)
  progress.say('Ctrl-C stops it.')
}
