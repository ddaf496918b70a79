import type { IncomingHttpHeaders } from 'node:http'
import type { TextChannel } from '#contract/messages/events.ts'

/**
 * 'refused': the provider rejected the message; 'unsent': it was not reached, so another try makes
 * sense; 'unclear': it was called and gave no readable answer, so the message may have been sent.
 */
export type TextSenderProblem = 'refused' | 'unsent' | 'unclear'

/** The message is logged, so it holds no phone number. */
export class TextSenderError extends Error {
  override readonly name = 'TextSenderError'
  readonly problem: TextSenderProblem

  constructor(problem: TextSenderProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

export type TextMessage = {
  /** Ours. Receipts repeat it. */
  readonly reference: string
  /** In E.164 form, `+919876543210`. */
  readonly to: string
  /** The template as the provider knows it, and its language. */
  readonly template: string
  readonly language: string
  /** The parts of the template that change, in their order. */
  readonly parameters: readonly string[]
  /** The whole text, for a provider that takes any text. */
  readonly text: string
  /** Of the page that it is about, without the first slash. */
  readonly path: string
}

/** Sends messages about events to a phone, by SMS or WhatsApp. */
export type TextSender = {
  /**
   * Gives the provider's id of the message.
   * @throws TextSenderError
   */
  send: (message: TextMessage) => Promise<string>
}

export type WebhookRequest = {
  readonly method: string
  /** The whole address, which some providers sign. */
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** What became of a message. It names it by our reference or by the provider's id. */
export type Receipt = {
  readonly reference?: string
  readonly providerId?: string
  readonly outcome: 'delivered' | 'failed'
}

/** What a person wrote back. `from` is in E.164 form, `at` when they wrote it, from a provider that says so. */
export type Answer = { readonly from: string; readonly text: string; readonly at?: Date }

export type WebhookNews = {
  readonly receipts: readonly Receipt[]
  readonly answers: readonly Answer[]
}

export type TextWebhook = {
  readonly channel: TextChannel
  /** Undefined when the request is not the provider's. */
  readonly read: (request: WebhookRequest) => WebhookNews | undefined
  /** Answers the provider's question whether this address is ours; undefined when it is not theirs. */
  readonly confirm?: (query: URLSearchParams) => string | undefined
}
