import type { ProviderResult } from '#contract/accounts/provider-result.ts'
import { textDirection } from '#contract/i18n/locales.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'

/**
 * The last page of the sign-in window. It posts the result to the opener, if that has our origin, and
 * the opener closes the window. The text is for a window that nothing closes.
 */
export function renderProviderResult(
  result: ProviderResult,
  { nonce, t }: { nonce: string; t: Translator },
): string {
  // Escapes '<', so that no value can close the script element.
  const json = JSON.stringify(result).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html>
<html lang="${t.locale}" dir="${textDirection(t.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(t('signInWindow.title'))}</title>
</head>
<body>
<main>
<h1>${escapeHtml(t('signInWindow.title'))}</h1>
<p>${escapeHtml(t('signInWindow.close'))}</p>
<p><a href="/">${escapeHtml(t('signInWindow.home'))}</a></p>
</main>
<script nonce="${nonce}">
if (window.opener) window.opener.postMessage(${json}, window.location.origin)
</script>
</body>
</html>
`
}
