import type { FastifyRequest } from 'fastify'

/** The route of everything that is no file and no call. */
export const pageRoute = '/*'

export const isPage = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === pageRoute

/**
 * The URL of a page for the page router. Only path and query come from the client: a path that
 * begins with two slashes, or a URL with a host, must not name another host.
 */
export function pageUrl(requested: string): URL {
  const path = requested.replace(/^https?:\/\/[^/?#\\]*/i, '')
  return new URL(`http://localhost${path.startsWith('/') ? '' : '/'}${path}`)
}
