import type { FastifyRequest } from 'fastify'
import { escapeHtml } from '../lib/escape-html.ts'

/** Whether somebody opened a page in a browser, and reads what is answered. */
export const isReadByPerson = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && routeOptions.url === '/*' && /\btext\/html\b/.test(headers.accept ?? '')

/** A page in words for when no page can be made: without scripts, pictures or anything else to ask for. */
export function renderFailurePage(message: string, again: string): string {
  const text = escapeHtml(message)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text}</title>
</head>
<body>
<main>
<h1>${text}</h1>
<p><a href="">${escapeHtml(again)}</a></p>
</main>
</body>
</html>
`
}
