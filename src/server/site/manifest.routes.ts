import type { FastifyInstance } from 'fastify'
import { sentence } from '#contract/sentences.ts'

/** The brand's dark green, on which the icons stand. */
const brand = '#063a3f'

/** The icons' marks keep clear of the edge, so a phone may cut them to its own shape. */
const icons = [192, 512].flatMap((side) =>
  ['any', 'maskable'].map((purpose) => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })),
)

/** What a phone needs to keep the site among its apps; a file of its own would know no product name. */
export function registerManifest(app: FastifyInstance, productName: string): void {
  const manifest = JSON.stringify({
    id: '/',
    name: productName,
    short_name: productName,
    description: sentence('home.description'),
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brand,
    background_color: brand,
    icons,
  })
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(manifest),
  )
}
