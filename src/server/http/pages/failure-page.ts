import type { FastifyRequest } from 'fastify'
import { textDirection } from '#contract/i18n/locales.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'
import { isPage } from './page-url.ts'

/** Whether the request is a page view of a browser. */
export const isReadByPerson = (request: FastifyRequest): boolean =>
  request.method === 'GET' && isPage(request) && /\btext\/html\b/.test(request.headers.accept ?? '')

/** A plain page for when no page can be rendered: no scripts, pictures or other requests. */
export function renderFailurePage(message: string, t: Translator): string {
  const text = escapeHtml(message)
  return `<!doctype html>
<html lang="${t.locale}" dir="${textDirection(t.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text}</title>
</head>
<body>
<main>
<h1>${text}</h1>
<p><a href="">${escapeHtml(t('error.again'))}</a></p>
</main>
</body>
</html>
`
}
