import { use } from 'react'
import { useMatches } from 'react-router'
import { isMessagePart } from '#contract/i18n/catalogue-parts.ts'
import type { MessagePart } from '#contract/i18n/catalogue-parts.ts'
import { isMessageKey } from '#contract/i18n/message-keys.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { isShape } from '../api/shapes.ts'
import { useMessages } from './translation.ts'

/** What a route's `handle` says of its page's messages. */
export type MessagesHandle = {
  /** What the browser's tab says, before the product's name. */
  readonly titleKey?: MessageKey
  /** The parts of the catalogue that the page needs besides `common`. */
  readonly messages?: readonly MessagePart[]
}

/** The parts that the page needs, of which those that are not here yet are waited for: the page before stays until then. */
export function usePageMessages(): readonly MessagePart[] {
  const { missing } = useMessages()
  const named = useMatches().flatMap(({ handle }) =>
    isShape(handle) && Array.isArray(handle['messages'])
      ? handle['messages'].filter((name) => isMessagePart(name))
      : [],
  )
  const parts: readonly MessagePart[] = ['common', ...new Set(named)]
  for (const load of missing(parts)) use(load)
  return parts
}

/** The key of the page's title; public pages write their own. */
export function usePageTitle(): MessageKey | undefined {
  const handle = useMatches().findLast(
    ({ handle }) => isShape(handle) && 'titleKey' in handle,
  )?.handle
  const key = isShape(handle) ? handle['titleKey'] : undefined
  return typeof key === 'string' && isMessageKey(key) ? key : undefined
}
