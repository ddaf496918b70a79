/**
 * The scripts that give the browser's router what the loaders gave, as `ServerRouter` would stream them. None of its
 * characters can end the script.
 */
export const handoffScripts = (handoff: string, nonce: string): string =>
  [`enqueue(${escapeInScript(JSON.stringify(handoff))})`, 'close()']
    .map(
      (call) =>
        `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`,
    )
    .join('')

const escapes: Readonly<Record<string, string>> = {
  '&': String.raw`\u0026`,
  '>': String.raw`\u003e`,
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
}

const escapeInScript = (json: string): string =>
  json.replaceAll(/[&><\u2028\u2029]/g, (letter) => escapes[letter] ?? letter)
