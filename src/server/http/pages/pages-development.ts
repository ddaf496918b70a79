import type { FastifyInstance } from 'fastify'
import { createPageHandler } from './web-build.ts'
import type { LoadPages } from './web-build.ts'

/** Runs Vite in this process, so that the page reloads itself as its source changes. */
export async function serveDevelopmentPages(app: FastifyInstance): Promise<LoadPages> {
  const [{ createServer }, { default: middie }] = await Promise.all([
    import('vite'),
    import('@fastify/middie'),
  ])
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  await app.register(middie)
  app.use(vite.middlewares)
  return {
    loadHandler: async (basename) =>
      createPageHandler(
        await vite.ssrLoadModule('virtual:react-router/server-build'),
        'development',
        basename,
      ),
    buildId: 'development',
  }
}
