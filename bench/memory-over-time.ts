import { measure } from './load.ts'
import type { LoadRequest, Target } from './load.ts'

/** Maximum memory of the server in each minute of continuous searches. */
export async function memoryOverTime(
  product: Target,
  requests: readonly LoadRequest[],
  { minutes, say }: { minutes: number; say: (text: string) => void },
): Promise<number[]> {
  const ofMinutes: number[] = []
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { megabytes } = await measure(product, requests, { seconds: 59 })
    ofMinutes.push(megabytes)
    say(`  minute ${minute}: ${megabytes.toFixed(0)} MB`)
  }
  return ofMinutes
}
