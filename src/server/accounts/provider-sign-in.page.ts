import type { ProviderAnswer } from '#contract/provider-sign-in.ts'
import { sentence } from '#contract/sentences.ts'
import { escapeHtml } from '../lib/escape-html.ts'

/**
 * The window's last page: tells the page that opened it, if that is one of ours, which then closes the
 * window. Whoever sees it longer reads how to go on.
 */
export function renderProviderAnswer(answer: ProviderAnswer, nonce: string): string {
  // Nothing in it can end the script early.
  const told = JSON.stringify(answer).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(sentence('signInWindow.title'))}</title>
</head>
<body>
<main>
<h1>${escapeHtml(sentence('signInWindow.title'))}</h1>
<p>${escapeHtml(sentence('signInWindow.close'))}</p>
<p><a href="/">${escapeHtml(sentence('signInWindow.home'))}</a></p>
</main>
<script nonce="${nonce}">
if (window.opener) window.opener.postMessage(${told}, window.location.origin)
</script>
</body>
</html>
`
}
