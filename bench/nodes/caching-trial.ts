import { endpoints } from '#contract/endpoints.ts'
import { signIn } from '../product.ts'
import type { TrialOptions, TrialReport } from './trial.ts'
import { withCluster } from './with-cluster.ts'

const pages = [
  '/',
  '/jobs',
  '/jobsearch',
  '/my-privacy',
  '/signed-in-devices',
  '/contact',
  '/sitemap.xml',
]
const phone = '9000110001'

/** Caches all cacheable responses for ten minutes, keyed by the address; `x-cache` shows the result. */
const caching = `
    proxy_cache everything;
    proxy_cache_valid 200 301 404 10m;
    proxy_cache_methods GET HEAD;
    add_header x-cache $upstream_cache_status always;
`

/** W5: behind a proxy that caches all it may, nobody gets a response made for somebody else. */
export async function tryCaching({ say }: TrialOptions): Promise<TrialReport> {
  return await withCluster({ nodes: 2, added: caching }, async (cluster, origin) => {
    const one = await signIn(origin, `+91${phone}`, 'users')
    const other = await signIn(origin, '+919000110002', 'users')
    const paths = [
      ...pages,
      ...Object.values(endpoints).flatMap(({ method, path }) =>
        method === 'GET' && !path.includes(':') ? [path] : [],
      ),
    ]
    const cached: string[] = []
    const leaked: string[] = []
    const node = `http://127.0.0.1:${cluster.nodes[0]?.port}`
    for (const path of paths) {
      const request = async (origin: string, token?: string) => {
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
        const {
          status,
          headers: got,
          text,
        } = await fetch(origin + path, { headers }).then(async (answer) => ({
          status: answer.status,
          headers: answer.headers,
          text: await answer.text(),
        }))
        return { status, text, cache: got.get('x-cache') ?? '' }
      }
      await request(origin, one)
      const mine = await request(origin, one)
      for (const token of [other, undefined]) {
        const got = await request(origin, token)
        // The response of a node without the proxy.
        const due = await request(node, token)
        const isForeign = got.status !== due.status || got.text.includes(phone)
        if (isForeign) leaked.push(path)
        if (got.cache === 'HIT' && !cached.includes(path)) cached.push(path)
      }
      say(`${path}: ${mine.status} ${mine.cache}`)
    }
    return {
      lines: [
        '# Two nodes behind an nginx that caches all it may',
        '',
        `${paths.length} addresses requested by one candidate, then by another, then without a session. Served from nginx's cache: ${cached.length === 0 ? 'none' : cached.map((path) => `\`${path}\``).join(', ')}. Made for one and served to another: ${leaked.length}.`,
      ],
      isGood: leaked.length === 0,
    }
  })
}
