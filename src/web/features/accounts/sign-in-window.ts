import type { AccountType } from '#contract/accounts/roles.ts'
import { providerStartPath } from '#contract/accounts/provider-sign-in.ts'
import { providerFailures } from '#contract/accounts/provider-sign-in.ts'
import type { SignInProvider } from '#contract/accounts/provider-sign-in.ts'
import type { ProviderResult } from '#contract/accounts/provider-result.ts'
import { isShape, isText } from '#web/lib/api/shapes.ts'

/** The interval at which a closed window is detected. */
const pollMs = 200

export type WindowAnswer = ProviderResult | { readonly outcome: 'blocked' | 'closed' }

/**
 * Opens a provider's sign-in window and resolves with its result. Call it directly in the click
 * handler, or the browser blocks the window.
 */
export function proveInWindow(
  provider: SignInProvider,
  type: AccountType,
  signal: AbortSignal,
): Promise<WindowAnswer> {
  const opened = window.open(providerStartPath(provider, type), 'sign-in', windowFeatures())
  if (!opened) return Promise.resolve({ outcome: 'blocked' })

  return new Promise((resolve) => {
    function end(answer: WindowAnswer) {
      clearInterval(looking)
      window.removeEventListener('message', receive)
      signal.removeEventListener('abort', leave)
      opened?.close()
      resolve(answer)
    }
    const leave = () => end({ outcome: 'closed' })
    const looking = setInterval(() => {
      if (opened.closed) leave()
    }, pollMs)
    // Any window may post messages. Only messages of this window from our own origin count.
    function receive(event: MessageEvent<unknown>) {
      if (event.origin !== window.location.origin || event.source !== opened) return
      const answer = readAnswer(event.data)
      if (answer) end(answer)
    }
    window.addEventListener('message', receive)
    signal.addEventListener('abort', leave)
  })
}

function readAnswer(said: unknown): ProviderResult | undefined {
  if (!isShape(said)) return undefined
  const { outcome, uid, proof, role } = said
  if (outcome === 'proven' && isText(uid) && isText(proof) && (role === null || isText(role))) {
    return { outcome, uid, proof, role }
  }
  const failure = providerFailures.find((one) => one === said['failure'])
  return outcome === 'none' && failure ? { outcome, failure } : undefined
}

/** Centres the window over the page, where the browser opens a window and not a tab. */
function windowFeatures(): string {
  const [width, height] = [480, 640]
  const left = Math.round(window.screenX + Math.max(0, window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + Math.max(0, window.outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
