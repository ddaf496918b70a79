import { createContext, createElement, use } from 'react'
import { Link } from 'react-router'
import type { LinkProps } from 'react-router'

/** Where the pages of the language begin: '' or '/hi'. */
export const BasePathContext = createContext('')

/** What only the browser's router reads. */
const ofRouter: ReadonlySet<string> = new Set<keyof LinkProps>([
  'discover',
  'prefetch',
  'preventScrollReset',
  'relative',
  'reloadDocument',
  'replace',
  'state',
  'target',
  'to',
  'viewTransition',
])

/**
 * The router's link as the server writes it. The router's own prepares to navigate, which costs the server more than
 * everything else in a card.
 */
export function ServerLink(props: LinkProps) {
  const base = use(BasePathContext)
  const { to, target, discover } = props
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to) || props.mask !== undefined) {
    return createElement(Link, props)
  }
  const own: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) if (!ofRouter.has(name)) own[name] = value
  const isHome = /^\/(?:[?#]|$)/.test(to)
  own['href'] = base !== '' && isHome ? base + to.slice(1) : base + to
  own['target'] = target
  own['data-discover'] = discover === 'none' ? undefined : 'true'
  return createElement('a', own)
}
