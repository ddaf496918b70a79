/** A browser's mailbox at its push service, with the keys that only the browser can open. */
type PushAddress = {
  readonly endpoint: string
  readonly publicKey: string
  readonly authSecret: string
}

/**
 * `gone`: the mailbox exists no more. `refused`: this message will never be taken. `later`: the
 * service wants to be left alone for a while.
 */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' | 'refused' }
  | { readonly kind: 'later'; readonly seconds: number }

/** Brings a text to a browser through its push service. */
export type PushSender = {
  /** @throws when it is worth another try */
  send: (address: PushAddress, text: string, topic: string) => Promise<PushOutcome>
}
