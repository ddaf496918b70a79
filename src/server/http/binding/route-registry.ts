import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { routePolicies } from '#contract/route-policies.ts'

/** The page of the API docs binds its own files. */
const docs = /^\/api\/docs\//

/**
 * Records every path bound after this. The returned function throws when one of them has no declared policy, so a forgotten
 * path stops the start.
 */
export function watchRoutes(app: FastifyInstance): () => void {
  const declared = new Set<string>(Object.keys(routePolicies))
  for (const { method, path } of Object.values(endpoints)) {
    declared.add(`${method} ${path}`)
    // Fastify also binds HEAD for each GET, with the same handler.
    if (method === 'GET') declared.add(`HEAD ${path}`)
  }
  const undeclared: string[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (declared.has(url) || docs.test(url)) return
    for (const each of [method].flat()) {
      if (!declared.has(`${each} ${url}`)) undeclared.push(`${each} ${url}`)
    }
  })
  return () => {
    if (undeclared.length === 0) return
    throw new Error(`No policy is declared for: ${undeclared.join(', ')}`)
  }
}
