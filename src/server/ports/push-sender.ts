/** A browser's subscription at its push service, with the keys that encrypt for this browser. */
type PushAddress = {
  readonly endpoint: string
  readonly publicKey: string
  readonly authSecret: string
}

/**
 * `gone`: the subscription no longer exists. `refused`: the service will never accept this message.
 * `later`: the service asks for a pause.
 */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' | 'refused' }
  | { readonly kind: 'later'; readonly seconds: number }

/** Sends a text to a browser through its push service. */
export type PushSender = {
  /** @throws when another try makes sense */
  send: (address: PushAddress, text: string, topic: string) => Promise<PushOutcome>
}
