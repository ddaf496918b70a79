import type { AccountType } from '#contract/accounts.ts'
import { providerFailures, providerStartPath } from '#contract/provider-sign-in.ts'
import type { ProviderAnswer, SignInProvider } from '#contract/provider-sign-in.ts'
import { isShape, isText } from '#web/lib/shapes.ts'

/** Closing must be noticed within half a second. */
const lookEveryMs = 200

export type WindowAnswer = ProviderAnswer | { readonly outcome: 'blocked' | 'closed' }

/**
 * Opens the window in which a provider asks who somebody is, and waits for what comes of it. To be
 * called in the tap itself, or browsers block the window.
 */
export function askInWindow(
  provider: SignInProvider,
  type: AccountType,
  signal: AbortSignal,
): Promise<WindowAnswer> {
  const opened = window.open(providerStartPath(provider, type), 'sign-in', windowFeatures())
  if (!opened) return Promise.resolve({ outcome: 'blocked' })

  return new Promise((resolve) => {
    function end(answer: WindowAnswer) {
      clearInterval(looking)
      window.removeEventListener('message', hear)
      signal.removeEventListener('abort', leave)
      opened?.close()
      resolve(answer)
    }
    const leave = () => end({ outcome: 'closed' })
    const looking = setInterval(() => {
      if (opened.closed) leave()
    }, lookEveryMs)
    // Other windows may send anything; only this one, at a page of ours, is heard.
    function hear(event: MessageEvent<unknown>) {
      if (event.origin !== window.location.origin || event.source !== opened) return
      const answer = readAnswer(event.data)
      if (answer) end(answer)
    }
    window.addEventListener('message', hear)
    signal.addEventListener('abort', leave)
  })
}

function readAnswer(said: unknown): ProviderAnswer | undefined {
  if (!isShape(said)) return undefined
  const { outcome, uid, proof, role } = said
  if (outcome === 'proven' && isText(uid) && isText(proof) && (role === null || isText(role))) {
    return { outcome, uid, proof, role }
  }
  const failure = providerFailures.find((one) => one === said['failure'])
  return outcome === 'none' && failure ? { outcome, failure } : undefined
}

/** In the middle of the page, where a window is more than a tab. */
function windowFeatures(): string {
  const [width, height] = [480, 640]
  const left = Math.round(window.screenX + Math.max(0, window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + Math.max(0, window.outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
