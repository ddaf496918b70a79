/**
 * The address of a page as the page router takes it. Only path and query are the sender's to say: a
 * path that begins with two slashes, or an address with a host, must not name another host.
 */
export function pageUrl(requested: string): URL {
  const path = requested.replace(/^https?:\/\/[^/?#\\]*/i, '')
  return new URL(`http://localhost${path.startsWith('/') ? '' : '/'}${path}`)
}
