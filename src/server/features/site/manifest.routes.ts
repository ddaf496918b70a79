import type { FastifyInstance } from 'fastify'
import { localePath } from '#contract/i18n/locale-address.ts'
import { intlTag, textDirection } from '#contract/i18n/locales.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { namedTranslator } from '#server/http/binding/request-locale.ts'
import type { Languages } from '#server/lib/languages.ts'

/** The brand's dark green, the background of the icons. */
const brand = '#063a3f'

/** The icons are maskable: their marks stay clear of the edge. */
const icons = [192, 512].flatMap((side) =>
  ['any', 'maskable'].map((purpose) => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })),
)

/** The web app manifest. It is generated, because a static file could not contain the product name. */
export function registerManifest(
  app: FastifyInstance,
  languages: Languages,
  productName: string,
): void {
  const manifestIn = (t: Translator): string =>
    JSON.stringify({
      // One app in every language.
      id: '/',
      name: productName,
      short_name: productName,
      description: t('home.description'),
      lang: intlTag(t.locale),
      dir: textDirection(t.locale),
      start_url: localePath('/', t.locale, languages.enabled),
      scope: '/',
      display: 'standalone',
      theme_color: brand,
      background_color: brand,
      icons,
    })
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'accept-language')
      .send(manifestIn(namedTranslator(request, languages))),
  )
}
