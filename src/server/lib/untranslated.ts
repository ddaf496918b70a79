import type { Message } from '#contract/i18n/message-keys.ts'
import type { Translator } from '#contract/i18n/translator.ts'

/** A service's reply whose message is not translated yet: the route knows the caller's locale. */
export type Untranslated<Reply extends { readonly message: string }> = Omit<Reply, 'message'> & {
  readonly message: Message
}

export function translateReply<Reply extends { readonly message: Message }>(
  t: Translator,
  reply: Reply,
): Omit<Reply, 'message'> & { readonly message: string } {
  return { ...reply, message: t.say(reply.message) }
}
